/** A browser of another engine than the one that runs the journeys. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  setSize(width: number, height: number): Promise<void>;
  /** Opens a URL, and waits until the page is loaded. */
  openUrl(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of the first visible element for a selector. */
  press(selector: string): Promise<void>;
  /** Types into the first element for a selector. */
  typeText(selector: string, text: string): Promise<void>;
  /** Presses Escape in the first element for a selector. */
  pressEscape(selector: string): Promise<void>;
  /** Chooses a file in an input. */
  chooseFile(selector: string, file: string): Promise<void>;
  goBack(): Promise<void>;
  /** Returns the warnings and errors of the console since the last call. */
  takeMessages(): string[];
  close(): Promise<void>;
}

const POLL_MS = 100;
const MAX_WAIT_MS = 20_000;

/** The source of a call in the page. tsx adds calls of `__name` to functions, which does not exist there. */
export const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `((__name) => (${String(run)})(...${JSON.stringify(args)}))((each) => each)`;

/**
 * Waits until a function in the page returns true.
 * @throws Error with the description when it does not within 20 seconds
 */
export async function waitInPage<Args extends unknown[]>(
  engine: Engine,
  what: string,
  check: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!(await engine.evaluate(check, ...args))) {
    if (Date.now() > deadline) throw new Error(`${engine.name}: ${what} within ${MAX_WAIT_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
