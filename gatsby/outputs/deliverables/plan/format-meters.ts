import { formatNumber } from "../../../../src/lib/locale";
import { toM } from "../measured-tour";

/** Meters with two decimals, or three if the length has them: “5.49”, “5.495”. */
export const formatMeters = (millimeters: number, locale: string): string =>
  formatNumber(toM(millimeters), locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
