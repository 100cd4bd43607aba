import { existsSync } from "node:fs";
import { join } from "node:path";
import { env, stdout } from "node:process";
import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Whether the content is that of this repository, which has everything that the tests need. */
const isOwnContent = env.CONTENT_DIR === undefined && existsSync(join("data", "expectations.json"));

/**
 * Fails a run that skips a test of our own content, because skips are for other companies. Ends the output with
 * “N passed, N failed, N skipped” alone on a line, which programs can read.
 */
export default class SummaryReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, "status">> {
    const skipped = isOwnContent ? this.testsWith("skipped") : [];
    for (const test of skipped) {
      const [reason] = test.results.flatMap(({ annotations }) => annotations.map(({ description }) => description));
      stdout.write(`Skipped, although the content has what it needs: ${test.titlePath().join(" › ")} (${reason})\n`);
    }
    return Promise.resolve({ status: skipped.length > 0 ? "failed" : status });
  }

  onExit(): Promise<void> {
    const [failed, skipped] = [this.testsWith("unexpected").length, this.testsWith("skipped").length];
    const passed = this.tests.length - failed - skipped;
    stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
    return Promise.resolve();
  }

  private testsWith(outcome: ReturnType<TestCase["outcome"]>): TestCase[] {
    return this.tests.filter((test) => test.outcome() === outcome);
  }
}
