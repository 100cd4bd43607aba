import type { Place } from "../../geometry/camera";

/** The user input by pointer, fingers or keys. Lengths are in pixels. */
export interface Gestures {
  /** Called with the opposite sign to undo a drag when the browser scrolls the page instead. */
  drag(right: number, down: number): void;
  /** Two fingers, or a pointer with the shift key. */
  pan(right: number, down: number): void;
  /** @param factor above 1 for nearer */
  zoom(factor: number): void;
  press(place: Place): void;
  /** @param right and up: 1, 0 or −1 */
  turn(right: number, up: number): void;
}

/** A pointer that moves less presses, it does not drag. */
const DRAG_THRESHOLD_PX = 6;
const KEY_ZOOM_FACTOR = 1.2;
/** Per unit of `deltaY`; one notch of a wheel is 100 or 120 units. */
const WHEEL_ZOOM_RATE = 0.0012;

const KEY_TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const KEY_ZOOMS: Readonly<Record<string, number>> = {
  "+": KEY_ZOOM_FACTOR,
  "=": KEY_ZOOM_FACTOR,
  "-": 1 / KEY_ZOOM_FACTOR,
  _: 1 / KEY_ZOOM_FACTOR,
};

/**
 * Listens to gestures on an element. Keys and the wheel are handled only while it has the focus, so that the page can
 * scroll past it.
 * @returns a function that stops listening
 */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Place>();
  let traveled = 0;
  /** The distance of the current drag, in pixels. */
  let dragged: Place = { x: 0, y: 0 };
  const placeOf = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const isOnButton = ({ target }: PointerEvent): boolean =>
    target instanceof Element && target.closest("button") !== null;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // The first finger of a gesture. Pointers whose end was missed are removed.
    if (event.isPrimary) pointers.clear();
    traveled = pointers.size === 0 ? 0 : Infinity;
    dragged = { x: 0, y: 0 };
    pointers.set(event.pointerId, placeOf(event));
    // A captured pointer would not click the button. A drag that starts on a button is captured when it moves.
    if (!isOnButton(event)) element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const apart = spread();
    pointers.set(event.pointerId, now);
    const [right, below] = [now.x - before.x, now.y - before.y];
    traveled += Math.hypot(right, below);
    if (traveled >= DRAG_THRESHOLD_PX && !element.hasPointerCapture(event.pointerId)) {
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
    }
    if (pointers.size > 1) {
      if (apart > 0) gestures.zoom(spread() / apart);
      gestures.pan(right / pointers.size, below / pointers.size);
    } else if (event.shiftKey) gestures.pan(right, below);
    else if (traveled >= DRAG_THRESHOLD_PX) {
      dragged = { x: dragged.x + right, y: dragged.y + below };
      gestures.drag(right, below);
    }
  };
  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size === 0 && traveled < DRAG_THRESHOLD_PX && !isOnButton(event)) gestures.press(placeOf(event));
  };
  /** A swipe that scrolls the page has moved the picture before the browser canceled it, so that drag is undone. */
  const cancel = ({ pointerId }: PointerEvent): void => {
    if (!pointers.delete(pointerId)) return;
    if (dragged.x !== 0 || dragged.y !== 0) gestures.drag(-dragged.x, -dragged.y);
    dragged = { x: 0, y: 0 };
  };
  const wheel = (event: WheelEvent): void => {
    if (document.activeElement !== element) return;
    event.preventDefault();
    gestures.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM_RATE));
  };

  const stop = new AbortController();
  const options = { signal: stop.signal };
  element.addEventListener("pointerdown", down, options);
  element.addEventListener("pointermove", move, options);
  element.addEventListener("pointerup", up, options);
  element.addEventListener("pointercancel", cancel, options);
  element.addEventListener("wheel", wheel, { ...options, passive: false });
  element.addEventListener("keydown", (event) => handleKey(event, element, gestures), options);
  return () => stop.abort();
}

/** Turns and zooms by keys, and presses the middle of the picture. */
function handleKey(event: KeyboardEvent, element: HTMLElement, gestures: Gestures): void {
  if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
  const turn = KEY_TURNS[event.key];
  const zoom = KEY_ZOOMS[event.key];
  if (turn) gestures.turn(...turn);
  else if (zoom !== undefined) gestures.zoom(zoom);
  else if (event.key === "Enter" || event.key === " ") {
    gestures.press({ x: element.clientWidth / 2, y: element.clientHeight / 2 });
  } else return;
  event.preventDefault();
}
