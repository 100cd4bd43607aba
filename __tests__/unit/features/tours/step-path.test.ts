import { connectionsFrom } from "../../../../src/features/tours/geometry/connections";
import { createRelief } from "../../../../src/features/tours/geometry/relief";
import { stepPath } from "../../../../src/features/tours/geometry/step-path";
import { distanceBetween, lerp, toVector, type Vector } from "../../../../src/features/tours/geometry/vector";
import { doors, oakFlat, readStationView } from "../../../support/content/tour";

const stationOf = (id: string) => {
  const station = oakFlat.stations.find((each) => each.id === id);
  if (!station) throw new Error(`The tour does not have a station “${id}”.`);
  return station;
};

function pathBetween(fromId: string, toId: string): (progress: number) => Vector {
  const [from, to] = [stationOf(fromId), stationOf(toId)];
  const connection = connectionsFrom({ ...oakFlat, doors }, from).find((each) => each.to === to.id);
  if (!connection) throw new Error("The stations are not connected.");
  return stepPath(from, to, connection);
}

test("leads straight from one station to the other in the same room", () => {
  const path = pathBetween("living", "kitchen");
  const [start, end] = [toVector(stationOf("living").position), toVector(stationOf("kitchen").position)];
  for (const progress of [0, 0.3, 0.5, 1])
    expect(distanceBetween(path(progress), lerp(start, end, progress))).toBeLessThan(1e-9);
});

test("leads through the middle of the door into another room", () => {
  const path = pathBetween("bedroom", "kitchen");
  expect(distanceBetween(path(0), toVector(stationOf("bedroom").position))).toBeLessThan(1e-9);
  expect(distanceBetween(path(1), toVector(stationOf("kitchen").position))).toBeLessThan(1e-9);
  const [door] = doors.filter(({ between, closed }) => between.includes("bedroom") && closed !== true);
  const [x, y] = path(0.5);
  expect([x, y].map((value, axis) => Math.abs(value - ((door?.from[axis] ?? 0) + (door?.to[axis] ?? 0)) / 2)))
    .toEqual([expect.closeTo(0), expect.closeTo(0)]); // prettier-ignore
});

test("the relief of a station reaches from the ceiling above the lens to the floor below it", async () => {
  const { positions, indices } = createRelief(await readStationView("living"));
  const heights = [...positions].filter((_, index) => index % 3 === 2);
  expect(heights[0]).toBeCloseTo(oakFlat.ceiling, 2);
  expect(heights.at(-1)).toBeCloseTo(0, 2);
  expect(indices.reduce((last, index) => Math.max(last, index), 0)).toBe(heights.length - 1);
});
