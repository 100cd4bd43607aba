import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPANY } from "../../support/company/company";
import { testIf, testPages } from "../../support/content/test-if";

const REASON = "The site has no tour.";
const cwd = process.cwd();
const realTest = globalThis.test;

let root: string;
/** The tests that are registered, instead of running them. */
let registered: jest.Mock<void, [name: string, body: () => void]>;
let skipped: jest.Mock;
let written: jest.SpyInstance;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "test-if-"));
  mkdirSync(join(root, "data"));
  process.chdir(root);
  delete process.env.CONTENT_DIR;
  [registered, skipped] = [jest.fn(), jest.fn()];
  globalThis.test = Object.assign(registered, { skip: skipped }) as unknown as jest.It;
  written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  process.chdir(cwd);
  process.env.CONTENT_DIR = COMPANY;
  globalThis.test = realTest;
  written.mockRestore();
  rmSync(root, { recursive: true });
});

const writeExpectations = (): void => writeFileSync(join(root, "data/expectations.json"), "{}");

test("a test whose content exists is registered as it is", () => {
  writeExpectations();
  expect(testIf(true, REASON)).toBe(globalThis.test);
});

test("a test of this site's content fails with its name and the reason", () => {
  writeExpectations();
  const body = jest.fn();
  testIf(false, REASON)("walks through the tour", body);
  testIf(false, REASON).each([])("enters %s", body);
  testPages("/nowhere")("opens the page", body);
  expect(registered.mock.calls.map(([name]) => name)).toEqual([
    "walks through the tour",
    "enters %s",
    "opens the page",
  ]);
  const [tour, room, page] = registered.mock.calls.map(([, run]) => run);
  expect(tour).toThrow(REASON);
  expect(room).toThrow(REASON);
  expect(page).toThrow("The site has no page /nowhere.");
  expect([body.mock.calls, skipped.mock.calls, written.mock.calls]).toEqual([[], [], []]);
});

test.each([
  ["content without expectations.json", () => undefined],
  ["CONTENT_DIR", () => (writeExpectations(), void (process.env.CONTENT_DIR = COMPANY))],
])("a test of %s is skipped, and standard error shows the reason", (_of, prepare) => {
  prepare();
  expect(testIf(false, REASON)).toBe(skipped);
  expect(written.mock.calls).toEqual([["Tests are skipped: The site has no tour.\n"]]);
});
