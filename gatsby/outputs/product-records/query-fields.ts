/*
 * The fields of a record in queries of Node code. A new field of the record is added here once, for the JSON file and the
 * specification sheet.
 */

/** @param until field of the last day of support: formatted for people, or as a day for programs */
const factFields = (until: string): string => `maker { company address register }
  identity { model partNumber }
  support { ${until} updates securityContact }
  data { kinds formats volumePerHour storage retrieval erasure }
  laser { safetyClass standard }
  radio { wifi bluetooth }
  battery { kind runtime capacity exchange }
  service { warranty calibrationInterval repair spareParts }`;

/** The facts of a record for a document that people read. */
export const RECORD_FACTS = factFields("untilText");

/** The facts of a record for a file that programs read. */
export const RECORD_DATA = factFields(`until(formatString: "YYYY-MM-DD")`);

/** The headings and terms of `recordGroups`. */
export const RECORD_TERMS = `maker { heading company address register }
  identity { heading model partNumber }
  support { heading until updates securityContact }
  data { heading kinds formats volumePerHour storage retrieval erasure }
  laser { heading safetyClass standard }
  radio { heading wifi bluetooth }
  battery { heading kind runtime capacity exchange }
  service { heading warranty calibrationInterval repair spareParts }`;
