import { renderHook } from "@testing-library/react";
import { useFirstView, viewUrl } from "../../../src/features/tours/viewer/controls/view-url";
import { fakeViewer, flatTour as tour } from "../../support/dom/fake-viewer";

const renderFirstView = (search: string) => {
  history.replaceState(null, "", `/tours/oak-flat${search}`);
  const viewer = fakeViewer();
  renderHook(() => useFirstView(viewer, { tour, kind: "tour", initialStation: undefined }));
  return viewer;
};

test("a tour starts with the plan if its URL names it", () => {
  const viewer = renderFirstView("?view=plan");
  expect(viewer.showPlan).toHaveBeenCalled();
  expect(viewer.goToStation).not.toHaveBeenCalled();
});

test("an unknown view in the URL starts at the first station", () => {
  const viewer = renderFirstView("?view=attic");
  expect(viewer.showPlan).not.toHaveBeenCalled();
  expect(viewer.goToStation).toHaveBeenCalledWith("living", expect.anything());
});

test("the URL of the plan names it, and that of a station does not", () => {
  const viewer = fakeViewer({ station: undefined, isPlan: true });
  expect(new URL(viewUrl(viewer)).search).toBe("?view=plan");
  viewer.show({ station: "kitchen", isPlan: false });
  expect(new URL(viewUrl(viewer)).search).toBe("?room=kitchen&yaw=0&pitch=0");
});
