/** Words that say nothing of what is asked for. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at available be been best better but by can could did do does doing done
  explain for from get give go good got had has have he hello help her here hi his how i if in info information into is
  it its just know let life like many may me more most much must my need no not of off on one only or our out please
  possible recommend s same shall she should show so some such t tell than thank thanks that the their them then there
  these they thing things this those to too us use used using very want was way we well were what whats when where
  whether which while who why will with without work working would yes you your device devices`.split(/\s+/),
);

/**
 * One word for several that ask for the same. Both the index and the question
 * are read through it.
 */
const SYNONYMS = new Map(
  Object.entries({
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
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

const SHORTEST_TO_CUT = 4;

/** Words of a text as they are written, in lower case; `Wi-Fi` is one, `8192×4096` too. */
export function tokenize(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/wi-fi/g, "wifi")
      .replace(/set up/g, "setup")
      .match(/[\p{L}\p{N}×]+/gu) ?? []
  );
}

/** The word by which another is looked up, or null when it is passed over. */
export function termOf(token: string): string | null {
  if (STOP_WORDS.has(token)) return null;
  const known = SYNONYMS.get(token);
  if (known !== undefined) return known;
  const stem = stemOf(token);
  return SYNONYMS.get(stem) ?? stem;
}

/** The word without the endings of several and of doing; rough, but the same for index and question. */
function stemOf(token: string): string {
  if (token.length < SHORTEST_TO_CUT) return token;
  if (token.endsWith("ies")) return `${token.slice(0, -3)}y`;
  const single = token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token;
  return single.length > SHORTEST_TO_CUT + 1 ? single.replace(/ing$/, "") : single;
}

/** Counts how many of these terms a sentence has. */
export function termCounter(terms: readonly string[]): (sentence: string) => number {
  const found = new Set(terms);
  return (sentence) =>
    new Set(
      tokenize(sentence)
        .map(termOf)
        .filter((term) => term !== null && found.has(term)),
    ).size;
}
