import { act, renderHook } from "@testing-library/react";
import { useViewUrl } from "../../../src/features/tours/viewer/controls/view-url";
import type { Viewer, ViewerState } from "../../../src/features/tours/viewer/scene/state";

const REQUESTED_URL = "/tours/oak-flat?room=bedroom&yaw=90&pitch=0";
/** Longer than URL_UPDATE_DELAY_MS. */
const UPDATE_TIMEOUT_MS = 1000;

/** The parts of a viewer that the hook uses. */
function stubViewer(initial: Partial<ViewerState>) {
  let state = {
    camera: { yaw: 90, pitch: 0, distance: 0 },
    station: undefined,
    drawnPoints: 0,
    ...initial,
  } as ViewerState;
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
      jest.advanceTimersByTime(UPDATE_TIMEOUT_MS);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", REQUESTED_URL);
});
afterEach(() => jest.useRealTimers());

const currentUrl = (): string => location.pathname + location.search;

test("the URL keeps the requested room until a room is shown", () => {
  const { viewer, show } = stubViewer({});
  renderHook(() => useViewUrl(viewer, true));
  act(() => show({ isLoading: true }));
  act(() => show({ isLoading: false, hasFailed: true }));
  expect(currentUrl()).toBe(REQUESTED_URL);
  act(() => show({ hasFailed: false, station: "kitchen" }));
  expect(currentUrl()).toContain("room=kitchen");
});

test("the URL of the cloud has no query", () => {
  const { viewer, show } = stubViewer({ station: "bedroom" });
  renderHook(() => useViewUrl(viewer, true));
  act(() => show({ station: undefined, drawnPoints: 60_000 }));
  expect(currentUrl()).toBe("/tours/oak-flat");
});
