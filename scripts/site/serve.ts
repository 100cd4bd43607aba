import "../lib/content-imports";
import { resolve } from "node:path";
import { RELEASES } from "../../server/releases";
import { serve } from "../../server/serve";
import { main } from "../lib/main";

main(() => serve(resolve(RELEASES)));
