import { roomSize } from "../../../../src/features/tours/geometry/room";
import { nearestStation, waysFrom, type Stop } from "../../../../src/features/tours/geometry/rooms";
import { doors, oakFlat } from "../../../support/content/tour";

const { rooms } = oakFlat;
const stations: readonly Stop[] = oakFlat.stations;
const station = (name: string): Stop => stations.find(({ id }) => id === name) ?? { id: "", room: "", position: [] };
const ways = (name: string, house = { rooms, doors, stations }) => waysFrom(house, station(name));

test("the sizes of the rooms are those between their walls", () => {
  const [width, depth] = roomSize(rooms[0] ?? { id: "", min: [], max: [] });
  expect([width.toFixed(2), depth.toFixed(2)]).toEqual(["5.49", "7.08"]);
});

test("one walks straight to a station in the same room, and through the door towards another room", () => {
  const [kitchen, bedroom] = ways("living");
  expect([kitchen?.to, bedroom?.to]).toEqual(["kitchen", "bedroom"]);
  // The kitchen is to the right of ahead; the open door of the hall lies further right.
  expect(kitchen?.yaw).toBeCloseTo((Math.atan2(1.15, 1.85) * 180) / Math.PI, 6);
  expect(bedroom?.yaw).toBeCloseTo((Math.atan2(2, 1.45) * 180) / Math.PI, 6);
});

test("nobody walks through a closed door, and without one the rooms are apart", () => {
  const closed = doors.map((door) => ({ ...door, closed: true }));
  expect(ways("living", { rooms, doors: closed, stations }).map(({ to }) => to)).toEqual(["kitchen"]);
  expect(ways("bedroom", { rooms, doors: [], stations })).toEqual([]);
});

test("a way through a room with a station ends there", () => {
  const middle = { id: "hall", room: "hall", position: [6.5, 5.7, 1.5] };
  expect(ways("living", { rooms, doors, stations: [...stations, middle] }).map(({ to }) => to)).toEqual([
    "kitchen",
    "hall",
  ]);
});

test("through a door one walks to the nearest station behind it: two arrows would lie on each other", () => {
  expect(ways("bedroom").map(({ to }) => to)).toEqual(["kitchen"]);
  // The bathroom is behind the same door, and nearer than the bedroom.
  const bath = { id: "bath", room: "bath", position: [8, 5.7, 1.5] };
  expect(ways("kitchen", { rooms, doors, stations: [...stations, bath] }).map(({ to }) => to)).toEqual([
    "living",
    "bath",
  ]);
});

test("the nearest station is found on the plan", () => {
  expect(nearestStation(stations, [9, 1, 0])?.id).toBe("bedroom");
});
