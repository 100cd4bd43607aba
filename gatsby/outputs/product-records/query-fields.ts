/*
 * The fields of a record in queries of Node code. A new field of the record is added here once, for the JSON file and the
 * specification sheet.
 */

/**
 * @param until field of the last day of support: formatted for people, or as a day for programs
 * @param more further field of each group
 */
const groupFields = (until: string, more = ""): string => `maker { ${more} company address register }
  identity { ${more} model partNumber }
  support { ${more} ${until} updates securityContact }
  data { ${more} kinds formats volumePerHour storage retrieval erasure }
  laser { ${more} safetyClass standard }
  radio { ${more} wifi bluetooth }
  battery { ${more} kind runtime capacity exchange }
  service { ${more} warranty calibrationInterval repair spareParts }`;

/** The facts of a record for a document that people read. */
export const RECORD_FACTS = groupFields("untilText");
/** The facts of a record for a file that programs read. */
export const RECORD_DATA = groupFields(`until(formatString: "YYYY-MM-DD")`);

/** The headings and terms of `recordGroups`. */
export const RECORD_TERMS = groupFields("until", "heading");
