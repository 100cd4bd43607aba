import { distanceBetween, lerp, toVector, type Vector } from "@capture/domain/lib/vector";
import { roomSize, type PlanStation } from "../src/geometry/floor-plan";
import { nearestStation, connectionsFrom } from "../src/geometry/connections";
import { createRelief } from "../src/geometry/relief";
import { stepPath } from "../src/geometry/step-path";
import { doors, oakFlat, readStationView } from "../../../__tests__/support/content/tour";

const { rooms } = oakFlat;
const stations: readonly PlanStation[] = oakFlat.stations;
const stationById = (stationId: string): PlanStation =>
  stations.find(({ id }) => id === stationId) ?? { id: "", room: "", position: [] };
const connections = (stationId: string, floorPlan = { rooms, doors, stations }) =>
  connectionsFrom(floorPlan, stationById(stationId));

test("the size of a room is measured between its walls", () => {
  const [width, depth] = roomSize(rooms[0] ?? { id: "", min: [], max: [] });
  expect([width.toFixed(2), depth.toFixed(2)]).toEqual(["5.49", "7.08"]);
});

test("connects to stations in the same room, and through doors to other rooms", () => {
  const [kitchen, bedroom] = connections("living");
  expect([kitchen?.to, bedroom?.to]).toEqual(["kitchen", "bedroom"]);
  // The bedroom’s arrow points to the open door of the hall.
  expect(kitchen?.yaw).toBeCloseTo((Math.atan2(1.15, 1.85) * 180) / Math.PI, 6);
  expect(bedroom?.yaw).toBeCloseTo((Math.atan2(2, 1.45) * 180) / Math.PI, 6);
});

test("does not connect rooms through closed doors or without doors", () => {
  const closed = doors.map((door) => ({ ...door, closed: true }));
  expect(connections("living", { rooms, doors: closed, stations }).map(({ to }) => to)).toEqual(["kitchen"]);
  expect(connections("bedroom", { rooms, doors: [], stations })).toEqual([]);
});

test("stops the search at a room with a station", () => {
  const hallStation = { id: "hall", room: "hall", position: [6.5, 5.7, 1.5] };
  expect(connections("living", { rooms, doors, stations: [...stations, hallStation] }).map(({ to }) => to)).toEqual([
    "kitchen",
    "hall",
  ]);
});

test("connects to the nearest station behind a door, because two arrows would overlap", () => {
  expect(connections("bedroom").map(({ to }) => to)).toEqual(["kitchen"]);
  // The bathroom is behind the same door, and nearer than the bedroom.
  const bath = { id: "bath", room: "bath", position: [8, 5.7, 1.5] };
  expect(connections("kitchen", { rooms, doors, stations: [...stations, bath] }).map(({ to }) => to)).toEqual([
    "living",
    "bath",
  ]);
});

test("finds the nearest station on the floor plan", () => {
  expect(nearestStation(stations, [9, 1, 0])?.id).toBe("bedroom");
});

describe("step-path", () => {
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
});
