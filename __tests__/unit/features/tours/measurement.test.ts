import {
  accuracyOf,
  feetText,
  lengthText,
  uncertaintyOf,
  uncertaintyText,
} from "../../../../src/features/tours/geometry/measurement";
import { viewOf, addressOf } from "../../../../src/features/tours/address";

test("a length is written in meters, feet and inches", () => {
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
});

test("a distance is less certain than a point, and less the more a pixel spans at its ends", () => {
  const ends = (from: number, to: number) =>
    ({ from: { place: [0, 0, 0], pixel: from }, to: { place: [1, 0, 0], pixel: to } }) as const;
  expect(uncertaintyText(uncertaintyOf(0.01, ends(0, 0)))).toBe("±1.4\u00a0cm");
  expect(uncertaintyText(uncertaintyOf(0.01, ends(0.03, 0.03)))).toBe("±4.5\u00a0cm");
  expect(uncertaintyText(uncertaintyOf(0, ends(0.03, 0.04)))).toBe("±5\u00a0cm");
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

  it("is taken for a view that there is", () => {
    const look = (yaw: string, pitch: string) => viewOf({ stations }, { room: "kitchen", yaw, pitch }).look;
    expect(look("0", "500")).toEqual({ yaw: 0, pitch: 85 });
    expect(look("725", "-91")).toEqual({ yaw: 5, pitch: -85 });
    expect(look("-190", "0").yaw).toBe(170);
    expect(look("abc", "abc")).toEqual({ yaw: -75, pitch: -8 });
    expect(look("Infinity", "NaN")).toEqual({ yaw: -75, pitch: -8 });
  });

  it("leads to the first station where it names none, or one that is gone", () => {
    const first = { id: "living", look: { yaw: -14, pitch: -8 } };
    expect(viewOf({ stations }, { room: "", yaw: "", pitch: "" })).toEqual(first);
    expect(viewOf({ stations }, { room: "cellar", yaw: "50", pitch: "" })).toEqual(first);
    expect(viewOf({ stations }, { room: "living", yaw: "north", pitch: "" })).toEqual(first);
  });
});
