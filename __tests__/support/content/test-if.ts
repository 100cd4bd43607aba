import { stderr } from "node:process";
import { routes } from "../../../testing/routes";

/**
 * `test` if the content has what the tests need; otherwise `test.skip`, and standard error shows the reason.
 * @param reason what the content lacks, as a sentence
 */
export function testIf(isPresent: boolean, reason: string): jest.It {
  if (isPresent) return test;
  stderr.write(`Tests are skipped: ${reason}\n`);
  return test.skip;
}

/** `test` if the site has all these pages, which a site may omit; otherwise `test.skip`. */
export function testPages(...paths: readonly string[]): jest.It {
  const missing = paths.filter((path) => !routes.includes(path));
  return testIf(missing.length === 0, `The site has no page ${missing.join(" and ")}.`);
}
