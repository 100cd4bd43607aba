import { writeDocsSection } from "../lib/docs-section";
import { main } from "../lib/main";
import { headersSection } from "./headers-section";

/** Rewrites the headers in docs/deploy.md from the responses of the host for the built site. */
main(async () => writeDocsSection("docs/deploy.md", "headers", await headersSection()));
