import {
  accuracyOf,
  feetText,
  lengthText,
  uncertaintyOf,
  uncertaintyText,
} from "../../../../src/features/tours/geometry/measurement";
import { viewOf, addressOf } from "../../../../src/features/tours/address";

test("a length is told in metres, feet and inches", () => {
  expect(lengthText(5.49)).toBe("5.49\u00a0m · 18\u00a0ft 0\u00a0in");
  expect(feetText(2.72)).toBe("8\u00a0ft 11\u00a0in");
  // Never 12 inches.
  expect(feetText(0.3)).toBe("1\u00a0ft 0\u00a0in");
});

test("the accuracy is read from the specification, and two points are less certain than one", () => {
  expect(accuracyOf("±1 cm")).toBe(0.01);
  expect(accuracyOf("±3 mm at 10 m")).toBe(0.003);
  expect(accuracyOf("Depends on the scene")).toBeUndefined();
  expect(accuracyOf(undefined)).toBeUndefined();
  expect(uncertaintyText(uncertaintyOf(0.01))).toBe("±1.4\u00a0cm");
});

describe("an address", () => {
  const stations = [
    { id: "living", view: -14 },
    { id: "kitchen", view: -75 },
  ] as unknown as Parameters<typeof viewOf>[0]["stations"];

  it("names a station and where one looks", () => {
    const address = addressOf("kitchen", { yaw: 120.4, pitch: -9.6 });
    expect(address).toEqual({ room: "kitchen", yaw: "120", pitch: "-10" });
    expect(viewOf({ stations }, address)).toEqual({ id: "kitchen", look: { yaw: 120, pitch: -10 } });
  });

  it("leads to the first station where it names none, or one that is gone", () => {
    const first = { id: "living", look: { yaw: -14, pitch: -8 } };
    expect(viewOf({ stations }, { room: "", yaw: "", pitch: "" })).toEqual(first);
    expect(viewOf({ stations }, { room: "cellar", yaw: "50", pitch: "" })).toEqual(first);
    expect(viewOf({ stations }, { room: "living", yaw: "north", pitch: "" })).toEqual(first);
  });
});
