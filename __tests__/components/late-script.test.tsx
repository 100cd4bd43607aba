import { fireEvent } from "@testing-library/react";
import { fetchScriptLate } from "../../src/build/late-script";

const AS_SERVED = '<p>Words</p><script src="/app-1.js" async></script>';
/** What the browser is asked to do once it is idle. */
const idle = jest.fn<undefined, [() => void]>();
/** What it tells of once something is painted, and how. */
let isPainted: boolean;
let paint: () => void;
class Painting {
  constructor(private readonly call: (paints: unknown, observer: { disconnect: () => void }) => void) {}
  observe(): void {
    paint = () => this.call([], { disconnect: () => undefined });
    if (isPainted) paint();
  }
}

const asked = (): string[] => [...document.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);

/** Reads the page as a browser does that has come to its end. */
function open(): void {
  const [, text = ""] = /<script type="module">([\s\S]*)<\/script>/.exec(fetchScriptLate(AS_SERVED)) ?? [];
  window.eval(text);
}

beforeEach(() => {
  document.head.innerHTML = "";
  Object.assign(window, { requestIdleCallback: idle.mockReset(), PerformanceObserver: Painting });
  isPainted = true;
});
afterEach(() => {
  // Lets go of what a test has not waited for.
  fireEvent.scroll(window);
  jest.useRealTimers();
});

test("the page's end holds no address that a browser fetches by itself", () => {
  expect(fetchScriptLate(AS_SERVED)).toMatch(
    /^<p>Words<\/p><script type="module">.*\(.*\)\("\/app-1\.js"\)<\/script>$/s,
  );
  expect(fetchScriptLate("<script>run()</script>")).toBe("<script>run()</script>");
});

test("what Gatsby writes before its script comes in one block with it, without the list of all scripts", () => {
  const chunks = '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="{}";</script>\n';
  const build = '<script>window.___webpackCompilationHash="0a1b";</script>';
  const html = fetchScriptLate(chunks + build + AS_SERVED.replace("<p>Words</p>", ""));
  expect(html).toMatch(
    /^<script type="module">window\.___webpackCompilationHash="0a1b";window\.___chunkMapping=\{\};\(/,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(fetchScriptLate(html)).toBe(html);
});

test("the script is asked for when all of the first screen is there and the browser is idle", () => {
  open();
  expect(idle).not.toHaveBeenCalled();
  fireEvent.load(window);
  expect(asked()).toEqual([]);
  idle.mock.calls[0]?.[0]();
  expect(asked()).toEqual(["/app-1.js"]);
});

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "scroll"])(
  "a visitor's %s asks for it at once, and once",
  (sign) => {
    open();
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    fireEvent.load(window);
    expect(asked()).toEqual(["/app-1.js"]);
    expect(idle).not.toHaveBeenCalled();
  },
);

test("a page that is not painted yet, or is hidden, does not ask", () => {
  isPainted = false;
  open();
  fireEvent.load(window);
  expect(idle).not.toHaveBeenCalled();
  paint();
  expect(idle).toHaveBeenCalled();
});

test("the manifest comes with the script; who has no script finds it in the head", () => {
  const head = '<head><link rel="manifest" href="/manifest.webmanifest"/></head>';
  const served = fetchScriptLate(head);
  expect(served).toBe('<head><noscript><link rel="manifest" href="/manifest.webmanifest"/></noscript></head>');
  expect(fetchScriptLate(served)).toBe(served);
  open();
  expect(document.querySelector("link")).toBeNull();
  fireEvent.keyDown(document.body);
  expect(document.querySelector("link")).toHaveAttribute("href", "/manifest.webmanifest");
  expect(document.querySelector("link")).toHaveAttribute("rel", "manifest");
});

test("what the browser was to do when idle is not done twice", () => {
  open();
  fireEvent.load(window);
  fireEvent.keyDown(document.body);
  idle.mock.calls[0]?.[0]();
  expect(asked()).toEqual(["/app-1.js"]);
});

test("a browser that does not tell when it is idle asks after a moment", () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  open();
  fireEvent.load(window);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(asked()).toEqual(["/app-1.js"]);
});
