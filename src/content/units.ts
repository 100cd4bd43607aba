const UNIT = /(\d) (?=(?:kg|g|km|m|cm|mm|nm|m²|GB|TB|MP|min|h|s|ms|V|W|Wh|°C)(?![\w²]))/g;

/** Keeps figures and their units on one line: "2.865 kg", "70 m". */
export const keepUnits = (text: string): string => text.replace(UNIT, "$1\u00a0");
