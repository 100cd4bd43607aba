import { toM, toMm, type MeasuredTour } from "./measured-tour";

/** The measures of all rooms, in meters, square meters and cubic meters, exact to the millimeter. */
export function roomMeasures({ rooms, ceiling }: Pick<MeasuredTour, "rooms" | "ceiling">) {
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
