import { act, renderHook } from "@testing-library/react";
import { useTourAddress } from "../../../src/features/tours/viewer/controls/tour-address";
import type { Viewer, ViewerState } from "../../../src/features/tours/viewer/scene/state";

const ASKED = "/tours/oak-flat?room=bedroom&yaw=90&pitch=0";
/** Longer than the address rests. Milliseconds. */
const LATER = 1000;

/** What the address needs of a viewer. */
function viewerAt(first: Partial<ViewerState>) {
  let state = { camera: { yaw: 90, pitch: 0, distance: 0 }, station: undefined, points: 0, ...first } as ViewerState;
  const listeners = new Set<() => void>();
  const viewer = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Viewer;
  return {
    viewer,
    show(change: Partial<ViewerState>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
      jest.advanceTimersByTime(LATER);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", ASKED);
});
afterEach(() => jest.useRealTimers());

const address = (): string => location.pathname + location.search;

test("the address keeps the room that was asked for until one is shown, and when it cannot be", () => {
  const { viewer, show } = viewerAt({});
  renderHook(() => useTourAddress(viewer, true));
  act(() => show({ loading: true }));
  act(() => show({ loading: false, failed: true }));
  expect(address()).toBe(ASKED);
  act(() => show({ failed: false, station: "kitchen" }));
  expect(address()).toContain("room=kitchen");
});

test("the cloud has no view in the address", () => {
  const { viewer, show } = viewerAt({ station: "bedroom" });
  renderHook(() => useTourAddress(viewer, true));
  act(() => show({ station: undefined, points: 60_000 }));
  expect(address()).toBe("/tours/oak-flat");
});
