import { resolve } from "node:path";
import { serve } from "../server/serve";
import { main } from "./main";

main(() => serve(resolve("public")));
