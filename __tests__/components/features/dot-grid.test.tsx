import { act, fireEvent, render, screen } from "@testing-library/react";
import { DotGrid } from "../../../src/features/home/dot-grid";
import { hideTab, scrollOnScreen, stubScreen } from "../../support/dom/screen";

const SIZE = { clientWidth: 800, clientHeight: 400 };

let canvas: HTMLCanvasElement;
const context = {
  clearRect: jest.fn(),
  fillRect: jest.fn(),
  stroke: jest.fn(),
  setTransform: jest.fn(),
  beginPath: () => undefined,
  moveTo: () => undefined,
  lineTo: () => undefined,
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  stubScreen();
  for (const [name, value] of Object.entries(SIZE)) {
    jest.spyOn(HTMLElement.prototype, name as keyof typeof SIZE, "get").mockReturnValue(value);
  }
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as unknown as RenderingContext);
  Object.assign(globalThis, {
    devicePixelRatio: 2,
    ResizeObserver: class {
      constructor(private readonly onResize: () => void) {}
      observe = (): void => this.onResize();
      disconnect = (): void => undefined;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Advances the time by a second and returns how often the grid is drawn in it. */
function countFrames(): number {
  context.clearRect.mockClear();
  act(() => jest.advanceTimersByTime(1000));
  return context.clearRect.mock.calls.length;
}

async function open(): Promise<() => void> {
  const { container, unmount } = render(<DotGrid pause="Pause motion" resume="Resume motion" />);
  const element = container.querySelector("canvas");
  if (!element) throw new Error("The grid has no canvas.");
  canvas = element;
  await act(() => jest.advanceTimersByTimeAsync(0));
  return unmount;
}

/** Renders the grid and moves the pointer, which starts the animation. */
async function openAndStart(): Promise<() => void> {
  const unmount = await open();
  fireEvent.pointerMove(window);
  return unmount;
}
const press = (name: string): boolean => fireEvent.click(screen.getByRole("button", { name }));

test("renders one canvas at the screen's resolution, hidden from screen readers", async () => {
  await openAndStart();
  expect(document.querySelectorAll("canvas")).toHaveLength(1);
  expect([canvas.width, canvas.height]).toEqual([1600, 800]);
  expect(context.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  expect(canvas).toHaveAttribute("aria-hidden", "true");
});

test("moves while it is on the screen", async () => {
  await openAndStart();
  expect(countFrames()).toBe(0);
  scrollOnScreen(true);
  expect(countFrames()).toBeGreaterThan(15);
});

test("is drawn but does not move during the start delay when the pointer does not move", async () => {
  await open();
  scrollOnScreen(true);
  expect(context.fillRect).toHaveBeenCalled();
  expect(countFrames()).toBe(0);
  act(() => jest.advanceTimersByTime(1500));
  expect(countFrames()).toBeGreaterThan(15);
});

test("stops off screen, in a hidden tab and after it is unmounted", async () => {
  const unmount = await openAndStart();
  scrollOnScreen(true);
  scrollOnScreen(false);
  expect(countFrames()).toBe(0);
  scrollOnScreen(true);
  hideTab(true);
  expect(countFrames()).toBe(0);
  hideTab(false);
  expect(countFrames()).toBeGreaterThan(15);
  unmount();
  expect(countFrames()).toBe(0);
});

test("can be paused and resumed", async () => {
  await openAndStart();
  scrollOnScreen(true);
  press("Pause motion");
  expect(countFrames()).toBe(0);
  press("Resume motion");
  expect(countFrames()).toBeGreaterThan(15);
});

test("is drawn once and does not move for a visitor who prefers reduced motion", async () => {
  stubScreen({ reducedMotion: true });
  await openAndStart();
  expect(context.fillRect).toHaveBeenCalled();
  scrollOnScreen(true);
  expect(countFrames()).toBe(0);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("is drawn in every frame only while the pointer is over it", async () => {
  await openAndStart();
  scrollOnScreen(true);
  expect(countFrames()).toBeLessThan(25);
  fireEvent.pointerMove(canvas, { clientX: 400, clientY: 200 });
  expect(countFrames()).toBeGreaterThan(55);
  fireEvent.pointerLeave(canvas.parentElement ?? canvas);
  expect(countFrames()).toBeLessThan(25);
});

test("draws lines around the pointer, and none after it has left", async () => {
  await openAndStart();
  scrollOnScreen(true);
  const area = canvas.parentElement ?? canvas;
  const lines = (): number => {
    context.stroke.mockClear();
    act(() => jest.advanceTimersByTime(20));
    return context.stroke.mock.calls.length;
  };
  expect(lines()).toBe(0);
  fireEvent(area, Object.assign(new Event("pointermove"), { clientX: 400, clientY: 200 }));
  expect(lines()).toBeGreaterThan(20);
  fireEvent(area, new Event("pointerleave"));
  expect(lines()).toBe(0);
});
