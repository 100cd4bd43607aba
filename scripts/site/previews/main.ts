import { env } from "node:process";
import { main } from "../../lib/main";
import { updatePreviews } from "./previews";

main(() => updatePreviews(env));
