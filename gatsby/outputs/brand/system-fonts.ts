import type { FontMetrics } from "@capsizecss/core";

/** The metrics from which the size of a fallback is computed. */
export type SystemFont = Pick<
  FontMetrics,
  "familyName" | "unitsPerEm" | "ascent" | "descent" | "lineGap" | "xWidthAvg" | "subsets"
>;

// The metrics of the system fonts that a page uses until those of the brand are loaded, in font units. They are those of the Capsize
// collection, whose package with the metrics of all fonts has 169 MB.

export const ARIAL: SystemFont = {
  familyName: "Arial",
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
};

export const TIMES_NEW_ROMAN: SystemFont = {
  familyName: "Times New Roman",
  unitsPerEm: 2048,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  xWidthAvg: 832,
  subsets: { latin: { xWidthAvg: 832 }, thai: { xWidthAvg: 1593 } },
};

export const COURIER_NEW: SystemFont = {
  familyName: "Courier New",
  unitsPerEm: 2048,
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  xWidthAvg: 1229,
  subsets: { latin: { xWidthAvg: 1229 }, thai: { xWidthAvg: 1229 } },
};
