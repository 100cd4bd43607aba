import { fireEvent } from "@testing-library/react";
import { loadAfterPaint } from "../../plugins/gatsby-plugin-late-script/load-after-paint";
import { INTERACTION_EVENTS } from "../../src/components/ui/on-first-interaction";

/** What the browser is asked to do when it is idle. */
const idle = jest.fn<undefined, [() => void]>();
/** Whether the first screen is painted; `paint` paints it later. */
let isPainted: boolean;
let paint: () => void;
class Paints {
  constructor(private readonly call: (paints: unknown, observer: { disconnect: () => void }) => void) {}
  observe(): void {
    paint = () => this.call([], { disconnect: () => undefined });
    if (isPainted) paint();
  }
}

const loaded = (): string[] => [...document.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);
const open = (): void => loadAfterPaint(["/runtime-1.js", "/app-1.js"], INTERACTION_EVENTS);
const BOTH = ["/runtime-1.js", "/app-1.js"];

beforeEach(() => {
  document.head.innerHTML = "";
  Object.assign(window, { requestIdleCallback: idle.mockReset(), PerformanceObserver: Paints });
  isPainted = true;
});
afterEach(() => {
  // Ends the waiting of a test that has not loaded anything.
  fireEvent.scroll(window);
  jest.useRealTimers();
});

test("scripts are loaded when the first screen is there and the browser is idle", () => {
  open();
  expect(idle).not.toHaveBeenCalled();
  fireEvent.load(window);
  expect(loaded()).toEqual([]);
  idle.mock.calls[0]?.[0]();
  expect(loaded()).toEqual(BOTH);
});

test.each(INTERACTION_EVENTS)("a visitor's %s loads them at once, and once", (event) => {
  open();
  fireEvent(document.body, new Event(event, { bubbles: true }));
  fireEvent(document.body, new Event(event, { bubbles: true }));
  fireEvent.load(window);
  expect(loaded()).toEqual(BOTH);
  expect(idle).not.toHaveBeenCalled();
});

test("a page that is not painted yet, or is hidden, loads nothing", () => {
  isPainted = false;
  open();
  fireEvent.load(window);
  expect(idle).not.toHaveBeenCalled();
  paint();
  expect(idle).toHaveBeenCalled();
});

test("an idle moment after an interaction loads nothing a second time", () => {
  open();
  fireEvent.load(window);
  fireEvent.keyDown(document.body);
  idle.mock.calls[0]?.[0]();
  expect(loaded()).toEqual(BOTH);
});

test("a browser without requestIdleCallback loads after a moment", () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  open();
  fireEvent.load(window);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(loaded()).toEqual(BOTH);
});
