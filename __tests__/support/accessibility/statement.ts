import { WCAG_CRITERIA } from "@capture/domain/wcag";

/** A statement of a site on which nothing was evaluated but the first criteria, each with another result. */
export const statement = {
  $schema: "./schemas/accessibility.schema.json",
  evaluated: "2026-11-02",
  methods: "With axe.",
  criteria: WCAG_CRITERIA.map(({ number }, index) => ({
    number,
    name: `Criterion ${index + 1}`,
    result: "notEvaluated",
    ...[
      { result: "supports", axe: ["image-alt"] },
      { result: "partiallySupports", byHand: { date: "2026-11-01", how: "In a browser." }, limit: "No text." },
      { result: "notApplicable", limit: "No sound." },
      { result: "doesNotSupport", journeys: [{ file: "browser/a.test.ts", name: "a" }], limit: "Nothing works." },
    ][index],
  })),
};
