import { keepUnits } from "@capture/domain/units";
import { formatDecimals } from "@capture/domain/lib/locale";

/** Square meters with one decimal and a no-break space: "38.9 m²". */
export const formatArea = (squareMeters: number, locale: string): string =>
  keepUnits(`${formatDecimals(squareMeters, 1, locale)} m²`);
