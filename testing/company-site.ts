import { cpSync } from "node:fs";
import { join } from "node:path";
import { copyFiles } from "./project-copy";

/** The content of a small company, with which tests replace data/. */
export const COMPANY_FOLDER = "__tests__/fixtures/company";

/** The setting ALLOWED_ORIGINS of that company: its search engine, a chat provider of tests, and those of data/. */
export const COMPANY_ORIGINS =
  "https://suche.example, https://chat.example, https://www.google.com, https://www.bing.com";

/** Copies the project into an empty folder, as a project of the fixture company: its content replaces data/. */
export function createCompanySite(folder: string): void {
  copyFiles(folder, ["data"]);
  createContent(folder);
}

/** Copies the content of the fixture company, and the schemas, to data/ in a copy of the project. */
export function createContent(folder: string): void {
  cpSync(join("data", "schemas"), join(folder, "data", "schemas"), { recursive: true });
  cpSync(COMPANY_FOLDER, join(folder, "data"), { recursive: true });
}
