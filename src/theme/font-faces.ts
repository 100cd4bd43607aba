/** Written by scripts/fonts.mts: the families, and fallbacks of the same metrics. */
export const fontFaces = [
  {
    fontFamily: "Archivo Expanded",
    src: 'url(/fonts/archivo-expanded-ec1ec589ae10.woff2) format("woff2")',
    fontWeight: "600",
    fontStyle: "normal",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Archivo Fallback",
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
    ascentOverride: "71.166%",
    descentOverride: "17.0215%",
    lineGapOverride: "0%",
    sizeAdjust: "123.3735%",
  },
  {
    fontFamily: "Instrument Sans",
    src: 'url(/fonts/instrument-sans-9f7dd7311e22.woff2) format("woff2")',
    fontWeight: "400 700",
    fontStyle: "normal",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Instrument Fallback",
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
    ascentOverride: "94.4163%",
    descentOverride: "24.3341%",
    lineGapOverride: "0%",
    sizeAdjust: "102.7365%",
  },
  {
    fontFamily: "Sometype Mono",
    src: 'url(/fonts/sometype-mono-5ea3e89b39cc.woff2) format("woff2")',
    fontWeight: "400 600",
    fontStyle: "normal",
    fontDisplay: "optional",
  },
  {
    fontFamily: "Sometype Fallback",
    src: "local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono'), local('Cousine')",
    ascentOverride: "95.7052%",
    descentOverride: "28.4529%",
    sizeAdjust: "96.6509%",
  },
] as const;

/** The fonts of every first screen. */
export const firstFonts = [
  "/fonts/archivo-expanded-ec1ec589ae10.woff2",
  "/fonts/instrument-sans-9f7dd7311e22.woff2",
  "/fonts/sometype-mono-5ea3e89b39cc.woff2",
] as const;
