import { fakeViewer, flatTour } from "../../support/dom/fake-viewer";

test("the fake viewer notifies subscribers of changed state until they unsubscribe", () => {
  const viewer = fakeViewer();
  const listener = jest.fn();
  const unsubscribe = viewer.subscribe(listener);
  viewer.show({ station: "kitchen" });
  viewer.setOptions({ coloring: "height" });
  expect(viewer.state()).toMatchObject({ station: "kitchen", coloring: "height" });
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  viewer.show({ station: "bedroom" });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(viewer.state().station).toBe("bedroom");
});

test("a changed state is a new object, as useSyncExternalStore requires", () => {
  const viewer = fakeViewer();
  const before = viewer.state();
  expect(viewer.state()).toBe(before);
  viewer.show({ drawnPoints: 60_000 });
  expect(viewer.state()).not.toBe(before);
});

test("the fake viewer starts at a station of its tour", () => {
  const { station, camera } = fakeViewer().state();
  const position = flatTour.stations.find(({ id }) => id === station)?.position;
  expect(camera.target.slice(0, 2)).toEqual(position?.slice(0, 2));
});
