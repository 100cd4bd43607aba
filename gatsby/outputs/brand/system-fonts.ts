import type { FontMetrics } from "@capsizecss/core";

// The metrics of the system fonts that a page uses until those of the brand are loaded, in font units. They are those of the Capsize
// collection, whose package with the metrics of all fonts has 169 MB.

export const ARIAL: FontMetrics = {
  familyName: "Arial",
  fullName: "Arial",
  postscriptName: "ArialMT",
  category: "sans-serif",
  unitsPerEm: 2048,
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xHeight: 1062,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
};

export const TIMES_NEW_ROMAN: FontMetrics = {
  familyName: "Times New Roman",
  fullName: "Times New Roman",
  postscriptName: "TimesNewRomanPSMT",
  category: "serif",
  unitsPerEm: 2048,
  capHeight: 1356,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  xHeight: 916,
  xWidthAvg: 832,
  subsets: { latin: { xWidthAvg: 832 }, thai: { xWidthAvg: 1593 } },
};

export const COURIER_NEW: FontMetrics = {
  familyName: "Courier New",
  fullName: "Courier New",
  postscriptName: "CourierNewPSMT",
  category: "monospace",
  unitsPerEm: 2048,
  capHeight: 1170,
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  xHeight: 866,
  xWidthAvg: 1229,
  subsets: { latin: { xWidthAvg: 1229 }, thai: { xWidthAvg: 1229 } },
};
