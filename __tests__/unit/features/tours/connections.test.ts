import { roomSize } from "../../../../src/features/tours/geometry/room";
import { nearestStation, connectionsFrom, type PlanStation } from "../../../../src/features/tours/geometry/connections";
import { doors, oakFlat } from "../../../support/content/tour";

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
