import { toM, toMm, type MeasuredTour } from "./measured-tour";

/** The measures of a room, in meters, square meters and cubic meters. */
export interface RoomMeasures {
  readonly name: string;
  readonly widthM: number;
  readonly depthM: number;
  readonly areaM2: number;
  readonly perimeterM: number;
  readonly heightM: number;
  readonly volumeM3: number;
}

/** The measures of all rooms, exact to the millimeter. */
export function roomMeasures({ rooms, ceiling }: Pick<MeasuredTour, "rooms" | "ceiling">): RoomMeasures[] {
  const heightMm = toMm(ceiling);
  return rooms.map(({ name, min, max }) => {
    const [widthMm, depthMm] = [toMm(max[0]) - toMm(min[0]), toMm(max[1]) - toMm(min[1])];
    const areaMm2 = widthMm * depthMm;
    return {
      name,
      widthM: toM(widthMm),
      depthM: toM(depthMm),
      areaM2: areaMm2 / 1e6,
      perimeterM: toM(2 * (widthMm + depthMm)),
      heightM: toM(heightMm),
      volumeM3: (areaMm2 * heightMm) / 1e9,
    };
  });
}
