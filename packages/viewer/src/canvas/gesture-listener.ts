import type { ScreenPoint } from "./viewport";

/** Handlers of user input by mouse, touch and keyboard. Lengths are in CSS pixels. */
export interface GestureHandlers {
  /** Called with the opposite signs to undo a drag when the browser scrolls the page instead. */
  drag(right: number, down: number): void;
  /** Two fingers, or dragging with the shift key. */
  pan(right: number, down: number): void;
  /** @param factor above 1 to zoom in */
  zoom(factor: number): void;
  press(screenPoint: ScreenPoint): void;
  /** An arrow key; both are 1, 0 or −1. */
  rotate(right: number, up: number): void;
}

/** A pointer that moves less than this is a press, not a drag. */
const DRAG_THRESHOLD_PX = 6;
const KEY_ZOOM_FACTOR = 1.2;
/** Per unit of `deltaY`; one notch of a mouse wheel is 100 or 120 units. */
const WHEEL_ZOOM_RATE = 0.0012;

const KEY_ROTATIONS: Readonly<Record<string, readonly [right: number, up: number]>> = {
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
 * Listens for gestures on an element. Keys and the wheel work only while it has the focus, so that the page can be
 * scrolled past it.
 * @param signal removes the listeners when it is aborted
 */
export function listenForGestures(element: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const options = { signal };
  const { onDown, onMove, onUp, onCancel } = createPointerListeners(element, handlers);
  element.addEventListener("pointerdown", onDown, options);
  element.addEventListener("pointermove", onMove, options);
  element.addEventListener("pointerup", onUp, options);
  element.addEventListener("pointercancel", onCancel, options);
  element.addEventListener("wheel", (event) => handleWheel(event, element, handlers), { ...options, passive: false });
  element.addEventListener("keydown", (event) => handleKey(event, element, handlers), options);
}

function createPointerListeners(element: HTMLElement, handlers: GestureHandlers) {
  const pointers = new Map<number, ScreenPoint>();
  /** The path length of the gesture; infinite with several fingers, so that the gesture is not a press. */
  let traveledPx = 0;
  /** The total movement of the current drag. */
  let dragged: ScreenPoint = { x: 0, y: 0 };
  const screenPointOf = ({ clientX, clientY }: MouseEvent): ScreenPoint => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const pinchDistance = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  return {
    onDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      // The first finger of a gesture. Removes pointers whose `pointerup` event was missed.
      if (event.isPrimary) pointers.clear();
      traveledPx = pointers.size === 0 ? 0 : Infinity;
      dragged = { x: 0, y: 0 };
      pointers.set(event.pointerId, screenPointOf(event));
      // Capturing the pointer would prevent the click on a button. A drag that starts there is captured when it moves.
      if (!isOnButton(event)) element.setPointerCapture(event.pointerId);
    },
    onMove(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = screenPointOf(event);
      const pinchBefore = pinchDistance();
      pointers.set(event.pointerId, now);
      const [right, down] = [now.x - before.x, now.y - before.y];
      traveledPx += Math.hypot(right, down);
      if (traveledPx >= DRAG_THRESHOLD_PX && !element.hasPointerCapture(event.pointerId)) {
        element.setPointerCapture(event.pointerId);
        element.focus({ preventScroll: true });
      }
      if (pointers.size > 1) {
        if (pinchBefore > 0) handlers.zoom(pinchDistance() / pinchBefore);
        handlers.pan(right / pointers.size, down / pointers.size);
      } else if (event.shiftKey) handlers.pan(right, down);
      else if (traveledPx >= DRAG_THRESHOLD_PX) {
        dragged = { x: dragged.x + right, y: dragged.y + down };
        handlers.drag(right, down);
      }
    },
    onUp(event: PointerEvent): void {
      if (!pointers.delete(event.pointerId)) return;
      const isPress = pointers.size === 0 && traveledPx < DRAG_THRESHOLD_PX && !isOnButton(event);
      if (isPress) handlers.press(screenPointOf(event));
    },
    /** When a swipe scrolls the page, it drags the view until the browser cancels the pointer. Undoes that drag. */
    onCancel({ pointerId }: PointerEvent): void {
      if (!pointers.delete(pointerId)) return;
      if (dragged.x !== 0 || dragged.y !== 0) handlers.drag(-dragged.x, -dragged.y);
      dragged = { x: 0, y: 0 };
    },
  };
}

function isOnButton({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

function handleWheel(event: WheelEvent, element: HTMLElement, handlers: GestureHandlers): void {
  if (document.activeElement !== element) return;
  event.preventDefault();
  handlers.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM_RATE));
}

/** Arrow keys rotate, + and − zoom, Enter and the space bar press the center of the viewport. */
function handleKey(event: KeyboardEvent, element: HTMLElement, handlers: GestureHandlers): void {
  if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
  const rotation = KEY_ROTATIONS[event.key];
  const zoom = KEY_ZOOMS[event.key];
  if (rotation) handlers.rotate(...rotation);
  else if (zoom !== undefined) handlers.zoom(zoom);
  else if (event.key === "Enter" || event.key === " ") {
    handlers.press({ x: element.clientWidth / 2, y: element.clientHeight / 2 });
  } else return;
  event.preventDefault();
}
