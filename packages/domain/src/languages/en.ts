import type { LanguageRules } from "./language-rules";

export const ENGLISH: LanguageRules = {
  letters: "",
  termEndings: "(?:e?s)?",
  hasExactAbbreviations: false,
  announcements:
    "ships?|shipping|will|launch(?:es)?|arrives?|opens?|starts?|planned|expected|available from|coming|due|by(?= \\w+ 20\\d\\d)",
  // Also initials, as in “J. Hill”.
  abbreviations: "\\p{Lu}|e\\.g|i\\.e|approx|etc|vs|[DM]rs?|[Ff]ig|No",
  figures: {
    leading: { about: "about", "up to": "up to", almost: "almost", nearly: "nearly", over: "over", under: "under" },
    range: "to",
    units: { hours: "hours", images: "images" },
  },
  search: {
    stopWords: `a about after all also am an and any are as at available be been best better but by can could did do does
      doing done explain for from get give go good got had has have he hello help her here hi his how i if in info
      information into is it its just know let life like many may me more most much must my need no not of off on one
      only or our out please possible recommend s same shall she should show so some such t tell than thank thanks that
      the their them then there these they thing things this those to too us use used using very want was way we well
      were what whats when where whether which while who why will with without work working would yes you your device
      devices`,
    synonyms: {
      weight: "weigh weighs heavy mass kg kilo kilos kilogram kilograms",
      wifi: "wlan wireless wi-fi",
      battery: "lifetime endurance runtime accu",
      charge: "recharge",
      dimension: "big tall wide",
      temperature: "cold hot warm freezing frost celsius winter summer heat degrees",
      storage: "memory disk",
      range: "far reach",
      accuracy: "accurate precise exact",
      resolution: "pixel pixels megapixel megapixels",
      time: "long quick quickly fast",
      difference: "differ differs different compare comparison versus vs",
      share: "sharing send publish embed",
      export: "download",
      format: "file files filetype filetypes",
      repair: "broken defect defective damaged fix",
      setup: "set-up install installing",
      position: "gps gnss",
      web: "website",
      app: "application applications apps",
      api: "rest apis",
    },
    spellings: { "wi-fi": "wifi", "set up": "setup" },
    // Plurals and -ing forms. Imprecise stems do no harm, because index and questions share them.
    endings: [
      ["^(.+)ies$", "$1y"],
      ["^(..+[^s])s$", "$1"],
      ["^(.{3,})ing$", "$1"],
    ],
    hasCompounds: false,
  },
};
