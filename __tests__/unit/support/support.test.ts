import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { observatory } from "../../support/built/observatory";
import { COMPANY } from "../../support/company/company";
import { testIf, testPages } from "../../support/content/test-if";

describe("observatory", () => {
  const POLICY = "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; frame-ancestors 'none'";
  const HEADERS = {
    "content-security-policy": POLICY,
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  const PAGE = '<script src="/app.js"></script>';

  test("scores a page with all headers with 130", () => {
    expect(observatory(HEADERS, PAGE).score).toBe(130);
  });

  test.each([
    ["no policy", { "content-security-policy": undefined }, "csp-not-implemented"],
    [
      "inline scripts",
      { "content-security-policy": "script-src 'unsafe-inline'" },
      "csp-implemented-with-unsafe-inline",
    ],
    ["scripts of any host", { "content-security-policy": "script-src *" }, "csp-implemented-with-unsafe-inline"],
    [
      "pictures without encryption",
      { "content-security-policy": `${POLICY}; img-src http://a.example` },
      "csp-implemented-with-insecure-scheme",
    ],
    [
      "scripts from strings",
      { "content-security-policy": "default-src 'none'; script-src 'unsafe-eval'" },
      "csp-implemented-with-unsafe-eval",
    ],
    [
      "frames on any site",
      { "content-security-policy": "default-src 'none'; frame-ancestors *" },
      "x-frame-options-not-implemented",
    ],
    ["no HSTS", { "strict-transport-security": undefined }, "hsts-not-implemented"],
    [
      "a month of HSTS",
      { "strict-transport-security": "max-age=2592000" },
      "hsts-implemented-max-age-less-than-six-months",
    ],
    ["sniffing of types", { "x-content-type-options": undefined }, "x-content-type-options-not-implemented"],
    ["full referrers", { "referrer-policy": "unsafe-url" }, "referrer-policy-unsafe"],
  ])("takes points off for %s", (_fault, change, rule) => {
    const { score, findings } = observatory({ ...HEADERS, ...change }, PAGE);
    expect(findings.find((finding) => finding.rule === rule)?.points).toBeLessThan(0);
    expect(score).toBeLessThan(130);
  });

  test("takes points off for scripts of other hosts without integrity", () => {
    const { score, findings } = observatory(HEADERS, '<script src="//cdn.example/a.js"></script>');
    expect(findings).toContainEqual({ rule: "sri-not-implemented-and-external-scripts", points: -5 });
    expect(score).toBeLessThan(130);
  });
});

describe("test-if", () => {
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
});
