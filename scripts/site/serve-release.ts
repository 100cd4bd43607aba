import { resolve } from "node:path";
import { RELEASES } from "@capture/host/releases";
import { serve } from "@capture/host/serve";
import { main } from "../lib/main";

/** Serves the release of a host folder, which has no sources and builds nothing. */
main(() => serve(resolve(RELEASES)));
