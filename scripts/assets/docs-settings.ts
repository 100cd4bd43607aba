import { writeFileSync } from "node:fs";
import { writeDocsSection } from "../lib/docs-section";
import { main } from "../lib/main";
import { envExample, settingsTable } from "./settings-texts";

/** Rewrites the table of settings in docs/forms.md, and .env.example, from the schema of the settings. */
main(async () => {
  await writeDocsSection("docs/forms.md", "settings", settingsTable());
  writeFileSync(".env.example", envExample());
});
