import { resolve } from "node:path";

/** The content of the small company on which the tests of the engine run. */
export const COMPANY = resolve("__tests__/fixtures/company");
