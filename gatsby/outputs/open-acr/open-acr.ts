import { stringify } from "yaml";
import { wcagLevel, type WcagResult } from "../../../src/domain/wcag";

/** The facts about the site that the file repeats. */
interface AcrSite {
  legalName: string;
  url: string;
  mailboxes: { general: string };
}

export interface AcrCriterion {
  number: string;
  result: WcagResult;
  axe: readonly string[] | null;
  journeys: readonly { file: string; name: string }[] | null;
  byHand: { date: string; how: string } | null;
  limit: string | null;
}

export interface AcrStatement {
  evaluated: string;
  title: string;
  product: string;
  methods: string;
  disclaimer: string;
  criteria: readonly AcrCriterion[];
}

/** Words before each kind of evidence, from the page. */
export interface AcrLabels {
  axe: string;
  journey: string;
}

/** GSA's list of criteria and terms for WCAG 2.2. @see https://github.com/GSA/openacr/tree/main/catalog */
const CATALOG = "2.5-edition-wcag-2.2-en";

/** The terms of the catalog. */
const LEVELS: Readonly<Record<WcagResult, string>> = {
  supports: "supports",
  partiallySupports: "partially-supports",
  doesNotSupport: "does-not-support",
  notApplicable: "not-applicable",
  notEvaluated: "not-evaluated",
};

/**
 * The accessibility statement in the OpenACR format, as YAML.
 * @see https://github.com/GSA/openacr
 */
export function openAcr(site: AcrSite, statement: AcrStatement, labels: AcrLabels): string {
  const { evaluated, title, product, methods, disclaimer, criteria } = statement;
  const contact = { company_name: site.legalName, email: site.mailboxes.general, website: site.url };
  const chapter = (level: "A" | "AA") => ({
    criteria: criteria.filter(({ number }) => wcagLevel(number) === level).map((each) => acrCriterion(each, labels)),
  });
  const report = {
    title,
    product: { name: product, description: site.url },
    author: contact,
    vendor: contact,
    report_date: evaluated,
    last_modified_date: evaluated,
    version: 1,
    evaluation_methods_used: methods,
    legal_disclaimer: disclaimer,
    feedback: `mailto:${site.mailboxes.general}`,
    catalog: CATALOG,
    chapters: {
      success_criteria_level_a: chapter("A"),
      success_criteria_level_aa: chapter("AA"),
      success_criteria_level_aaa: { disabled: true },
    },
  };
  // YAML 1.1, as most readers of the format do, reads an unquoted day as a date, which the format does not allow.
  return stringify(report, { version: "1.1", aliasDuplicateObjects: false });
}

function acrCriterion({ number, result, axe, journeys, byHand, limit }: AcrCriterion, labels: AcrLabels) {
  const notes = [
    limit,
    axe && `${labels.axe} ${axe.join(", ")}`,
    journeys && `${labels.journey} ${journeys.map(({ file, name }) => `${file} “${name}”`).join("; ")}`,
    byHand && `${byHand.date}: ${byHand.how}`,
  ].filter(Boolean);
  return {
    num: number,
    components: [{ name: "web", adherence: { level: LEVELS[result], notes: notes.join("\n") } }],
  };
}
