/** Written by scripts/assets/fonts.mts: the families, and fallbacks of the same metrics. */
export const fontFaces = [
  {
    fontFamily: "Archivo Expanded",
    src: "url(/fonts/archivo-expanded-600-d0816e010d09.woff2)",
    fontWeight: "600",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Archivo Expanded Rest",
    src: "url(/fonts/archivo-expanded-600-0c73472fc3ed.woff2)",
    fontWeight: "600",
    unicodeRange: "U+22-24,U+2A-2B,U+3B-3E,U+40,U+5B-60,U+7B-9F,U+A1-B0,U+B3-D6,U+D8-2012,U+2015-2018,U+201A-2212",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Archivo Fallback",
    src: "local('Arial'), local('Liberation Sans')",
    ascentOverride: "71.166%",
    descentOverride: "17.0215%",
    lineGapOverride: "0%",
    sizeAdjust: "123.3735%",
  },
  {
    fontFamily: "Instrument Sans",
    src: "url(/fonts/instrument-sans-450-4ed7e81783e3.woff2)",
    fontWeight: "400 500",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Instrument Sans Rest",
    src: "url(/fonts/instrument-sans-450-09837d59bf99.woff2)",
    fontWeight: "400 500",
    unicodeRange: "U+3C,U+3E,U+5B-60,U+7B-9F,U+B8-D6,U+D8-153",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Instrument Sans",
    src: "url(/fonts/instrument-sans-700-ad526119a4df.woff2)",
    fontWeight: "600 700",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Instrument Fallback",
    src: "local('Arial'), local('Liberation Sans')",
    ascentOverride: "93.5989%",
    descentOverride: "24.1234%",
    lineGapOverride: "0%",
    sizeAdjust: "103.6337%",
  },
  {
    fontFamily: "Sometype Mono",
    src: "url(/fonts/sometype-mono-450-d88a835b115b.woff2)",
    fontWeight: "400 600",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Sometype Fallback",
    src: "local('Courier New'), local('Liberation Mono')",
    ascentOverride: "95.7052%",
    descentOverride: "28.4529%",
    sizeAdjust: "96.6509%",
  },
  {
    fontFamily: "Instrument Sans Rest",
    src: "url(/fonts/sometype-mono-450-d88a835b115b.woff2)",
    fontWeight: "400 700",
    fontDisplay: "optional",
    unicodeRange: "U+B1,U+B2",
  },
] as const;

/** The fonts of every first screen. */
export const firstFonts = [
  "/fonts/archivo-expanded-600-d0816e010d09.woff2",
  "/fonts/instrument-sans-450-4ed7e81783e3.woff2",
  "/fonts/sometype-mono-450-d88a835b115b.woff2",
] as const;
