import { act, fireEvent, render, screen } from "@testing-library/react";
import { DotGrid } from "../../../src/features/home/dot-grid";
import { hideTab, scrollOnScreen, stubScreen } from "../../support/dom/screen";

const SIZE = { clientWidth: 800, clientHeight: 400 };

let canvas: HTMLCanvasElement;
const pen = {
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
  stubScreen();
  for (const [name, value] of Object.entries(SIZE)) {
    jest.spyOn(HTMLElement.prototype, name as keyof typeof SIZE, "get").mockReturnValue(value);
  }
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as unknown as RenderingContext);
  Object.assign(globalThis, {
    devicePixelRatio: 2,
    ResizeObserver: class {
      constructor(private readonly tell: () => void) {}
      observe = (): void => this.tell();
      disconnect = (): void => undefined;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** How often the grid is drawn within a second. */
function framesOfASecond(): number {
  pen.clearRect.mockClear();
  act(() => jest.advanceTimersByTime(1000));
  return pen.clearRect.mock.calls.length;
}

async function open(): Promise<() => void> {
  const { container, unmount } = render(<DotGrid pause="Pause motion" resume="Resume motion" />);
  canvas = container.querySelector("canvas") ?? canvas;
  await act(() => jest.advanceTimersByTimeAsync(0));
  return unmount;
}

/** The same, and moves the mouse at once. */
async function draw(): Promise<() => void> {
  const leave = await open();
  fireEvent.pointerMove(window);
  return leave;
}
const press = (name: string): boolean => fireEvent.click(screen.getByRole("button", { name }));

test("is one canvas at the screen's resolution, hidden from screen readers", async () => {
  await draw();
  expect(document.querySelectorAll("canvas")).toHaveLength(1);
  expect([canvas.width, canvas.height]).toEqual([1600, 800]);
  expect(pen.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  expect(canvas).toHaveAttribute("aria-hidden", "true");
});

test("moves while it is on the screen", async () => {
  await draw();
  expect(framesOfASecond()).toBe(0);
  scrollOnScreen(true);
  expect(framesOfASecond()).toBeGreaterThan(15);
});

test("does not move at first for a visitor who does nothing", async () => {
  await open();
  scrollOnScreen(true);
  expect(pen.fillRect).toHaveBeenCalled();
  expect(framesOfASecond()).toBe(0);
  act(() => jest.advanceTimersByTime(1500));
  expect(framesOfASecond()).toBeGreaterThan(15);
});

test("stops off screen, in a hidden tab and after it is removed", async () => {
  const leave = await draw();
  scrollOnScreen(true);
  scrollOnScreen(false);
  expect(framesOfASecond()).toBe(0);
  scrollOnScreen(true);
  hideTab(true);
  expect(framesOfASecond()).toBe(0);
  hideTab(false);
  expect(framesOfASecond()).toBeGreaterThan(15);
  leave();
  expect(framesOfASecond()).toBe(0);
});

test("can be paused and resumed", async () => {
  await draw();
  scrollOnScreen(true);
  press("Pause motion");
  expect(framesOfASecond()).toBe(0);
  press("Resume motion");
  expect(framesOfASecond()).toBeGreaterThan(15);
});

test("is drawn once and does not move for a visitor who prefers reduced motion", async () => {
  stubScreen({ reducedMotion: true });
  pen.fillRect.mockClear();
  await draw();
  expect(pen.fillRect).toHaveBeenCalled();
  scrollOnScreen(true);
  expect(framesOfASecond()).toBe(0);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("is drawn with every frame only while the pointer is over it", async () => {
  await draw();
  scrollOnScreen(true);
  expect(framesOfASecond()).toBeLessThan(25);
  fireEvent.pointerMove(canvas, { clientX: 400, clientY: 200 });
  expect(framesOfASecond()).toBeGreaterThan(55);
  fireEvent.pointerLeave(canvas.parentElement ?? canvas);
  expect(framesOfASecond()).toBeLessThan(25);
});

test("draws lines around the pointer, and none once it has left", async () => {
  await draw();
  scrollOnScreen(true);
  const area = canvas.parentElement ?? canvas;
  const lines = (): number => {
    pen.stroke.mockClear();
    act(() => jest.advanceTimersByTime(20));
    return pen.stroke.mock.calls.length;
  };
  expect(lines()).toBe(0);
  fireEvent(area, Object.assign(new Event("pointermove"), { clientX: 400, clientY: 200 }));
  expect(lines()).toBeGreaterThan(20);
  fireEvent(area, new Event("pointerleave"));
  expect(lines()).toBe(0);
});
