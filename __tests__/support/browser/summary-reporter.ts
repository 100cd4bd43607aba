import { stdout } from "node:process";
import type { Reporter, Suite } from "@playwright/test/reporter";

/** Ends the output with “N passed, N failed” alone on a line, which programs can read. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onExit(): Promise<void> {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const failed = outcomes.filter((outcome) => outcome === "unexpected").length;
    const skipped = outcomes.filter((outcome) => outcome === "skipped").length;
    stdout.write(`${outcomes.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped\n`);
    return Promise.resolve();
  }
}
