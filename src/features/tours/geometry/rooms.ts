import { vector, type Vector } from "./vector";
import { degrees, turnOf } from "./angles";
import type { Room } from "./room";

export interface Door {
  readonly between: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly closed: boolean | null;
}

/** A place where a panorama was taken. */
export interface Stop {
  readonly id: string;
  readonly room: string;
  readonly position: readonly number[];
}

interface House {
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly stations: readonly Stop[];
}

/** A way from one station to another, and the direction in which it begins. */
export interface Way {
  to: string;
  /** Degrees clockwise from the plan’s y. */
  yaw: number;
  /** Meters to the other station, or to the first door on the way. */
  length: number;
}

/**
 * Where one can go from a station: to those in the same room, and through each
 * open door to the nearest in the next room that has one.
 */
export function waysFrom({ rooms, doors, stations }: House, from: Stop): Way[] {
  const inRoom: Way[] = [];
  const behind = new Map<Door, Stop[]>();
  // Rooms still to be looked into, each with the first door on the way to it.
  const queue: { room: string; door: Door | undefined }[] = [{ room: from.room, door: undefined }];
  const entered = new Set([from.room]);
  for (const { room, door } of queue) {
    const here = stations.filter((other) => other.room === room && other.id !== from.id);
    if (door) behind.set(door, [...(behind.get(door) ?? []), ...here]);
    else inRoom.push(...here.map(({ id, position }) => ({ to: id, ...leg(from.position, position) })));
    // A room with a station is where a visitor stops first.
    if (room !== from.room && here.length > 0) continue;
    for (const next of doors.filter(({ between, closed }) => closed !== true && between.includes(room))) {
      const other = next.between.find((id) => id !== room) ?? room;
      if (entered.has(other) || !rooms.some(({ id }) => id === other)) continue;
      entered.add(other);
      queue.push({ room: other, door: door ?? next });
    }
  }
  const throughDoors = [...behind].flatMap(([door, reached]) => {
    const next = nearestStation(reached, vector(from.position));
    return next ? [{ to: next.id, ...leg(from.position, middleOf(door)) }] : [];
  });
  return [...inRoom, ...throughDoors];
}

const middleOf = ({ from, to }: Door): number[] => from.map((value, axis) => (value + (to[axis] ?? value)) / 2);

function leg(
  [x = 0, y = 0]: readonly number[],
  [toX = 0, toY = 0]: readonly number[],
): { yaw: number; length: number } {
  return { yaw: turnOf(degrees(Math.atan2(toX - x, toY - y))), length: Math.hypot(toX - x, toY - y) };
}

/** The station nearest to a place on the plan. */
export function nearestStation<S extends Stop>(stations: readonly S[], [x, y]: Vector): S | undefined {
  const far = ({ position: [sx = 0, sy = 0] }: S): number => Math.hypot(sx - x, sy - y);
  return [...stations].sort((a, b) => far(a) - far(b))[0];
}
