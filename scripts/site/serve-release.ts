import "../lib/content-imports";
import { resolve } from "node:path";
import { RELEASES } from "../../server/releases";
import { serve } from "../../server/serve";
import { main } from "../lib/main";

/** Serves the release of a host folder, which has no sources and builds nothing. */
main(() => serve(resolve(RELEASES)));
