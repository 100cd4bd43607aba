import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(resolve("package.json"));

/** Path of Jest’s command-line script. */
export const jestCli = require.resolve("jest/bin/jest");

/** Path of Playwright’s command-line script. */
export const playwrightCli = require.resolve("@playwright/test/cli");
