import { writeFileSync } from "node:fs";
import { main } from "../lib/main";
import { HEADERS_FILE, headersText } from "./headers-text";

/** Rewrites deploy/headers.txt from the responses of the host for the built site. */
main(async () => writeFileSync(HEADERS_FILE, await headersText()));
