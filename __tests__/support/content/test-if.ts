import { existsSync } from "node:fs";
import { join } from "node:path";
import { env, stderr } from "node:process";
import { contentFolder } from "@capture/content/model/folder";
import { routes } from "../../../testing/routes";

/**
 * `test` if the content has what the tests need. Otherwise, tests of another company's content are skipped, and standard
 * error shows the reason; tests of this site's content fail with the reason, because it has everything.
 * @param reason what the content lacks, as a sentence
 */
export function testIf(isPresent: boolean, reason: string): jest.It {
  if (isPresent) return test;
  if (isSiteContent()) return failingTest(reason);
  stderr.write(`Tests are skipped: ${reason}\n`);
  return test.skip;
}

/** `test` if the site has all these pages, which a site may omit; otherwise as `testIf`. */
export function testPages(...paths: readonly string[]): jest.It {
  const missing = paths.filter((path) => !routes.includes(path));
  return testIf(missing.length === 0, `The site has no page ${missing.join(" and ")}.`);
}

/** Only the content of this site has a specification. */
function isSiteContent(): boolean {
  return env.CONTENT_DIR === undefined && existsSync(join(contentFolder(), "expectations.json"));
}

/** Registers each test with its name, and lets it fail. */
function failingTest(reason: string): jest.It {
  const register = (name: string): void =>
    test(name, () => {
      throw new Error(`This test is skipped without what it needs, and must not be skipped here: ${reason}`);
    });
  return Object.assign(register, test, { each: () => register }) as jest.It;
}
