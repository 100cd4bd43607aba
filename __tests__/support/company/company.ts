import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The content of the small company on which the tests of the engine run. */
export const COMPANY = resolve("__tests__/fixtures/company");
/** Files that the company does not have, such as the pages that a site may omit. Tests of their components read them. */
export const PARTS = resolve("__tests__/fixtures/parts");

/** The text of a file that the company does not have. */
export const readPart = (name: string): string => readFileSync(join(PARTS, name), "utf8");
