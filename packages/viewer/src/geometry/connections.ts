import { normalizeDegrees, radToDeg } from "@capture/domain/lib/angles";
import { toVector, type Vector } from "@capture/domain/lib/vector";
import type { Door, FloorPlan, PlanStation } from "./floor-plan";

/** A connection from one station to another. */
export interface Connection {
  /** The id of the destination. */
  to: string;
  /** The direction of its arrow, in degrees clockwise from the plan’s y axis. */
  yaw: number;
  /** Meters to the destination, or to the first door on the path to it. */
  distance: number;
}

/**
 * Lists the stations that a visitor can go to: all other stations in the same room and, for each open door that first
 * reaches a new room, the nearest station behind it. In a room without a station, the search continues through the open
 * doors of that room.
 */
export function connectionsFrom({ rooms, doors, stations }: FloorPlan, from: PlanStation): Connection[] {
  const inSameRoom: Connection[] = [];
  const stationsByDoor = new Map<Door, PlanStation[]>();
  // A breadth-first search. `door` is the first door on the path to the room.
  const queue: { room: string; door: Door | undefined }[] = [{ room: from.room, door: undefined }];
  const visited = new Set([from.room]);
  for (const { room, door } of queue) {
    const stationsInRoom = stations.filter((other) => other.room === room && other.id !== from.id);
    if (door) stationsByDoor.set(door, [...(stationsByDoor.get(door) ?? []), ...stationsInRoom]);
    else
      inSameRoom.push(
        ...stationsInRoom.map(({ id, position }) => ({ to: id, ...yawAndDistance(from.position, position) })),
      );
    if (room !== from.room && stationsInRoom.length > 0) continue;
    for (const next of doors.filter(({ between, closed }) => closed !== true && between.includes(room))) {
      const neighbor = next.between.find((id) => id !== room) ?? room;
      if (visited.has(neighbor) || !rooms.some(({ id }) => id === neighbor)) continue;
      visited.add(neighbor);
      queue.push({ room: neighbor, door: door ?? next });
    }
  }
  const throughDoors = [...stationsByDoor].flatMap(([door, behindDoor]) => {
    const nearest = nearestStation(behindDoor, toVector(from.position));
    return nearest ? [{ to: nearest.id, ...yawAndDistance(from.position, doorCenter(door)) }] : [];
  });
  return [...inSameRoom, ...throughDoors];
}

const doorCenter = ({ from, to }: Door): number[] => from.map((value, axis) => (value + (to[axis] ?? value)) / 2);

function yawAndDistance(
  [x = 0, y = 0]: readonly number[],
  [toX = 0, toY = 0]: readonly number[],
): { yaw: number; distance: number } {
  return { yaw: normalizeDegrees(radToDeg(Math.atan2(toX - x, toY - y))), distance: Math.hypot(toX - x, toY - y) };
}

/** The station nearest to a point, measured on the floor plan. */
export function nearestStation<S extends PlanStation>(stations: readonly S[], [x, y]: Vector): S | undefined {
  const distanceTo = ({ position: [stationX = 0, stationY = 0] }: S): number => Math.hypot(stationX - x, stationY - y);
  return [...stations].sort((a, b) => distanceTo(a) - distanceTo(b))[0];
}
