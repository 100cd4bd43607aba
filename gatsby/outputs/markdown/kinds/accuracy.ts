import { classOf } from "../../../../src/domain/accuracy/assess";
import { formatRange } from "../../../../src/domain/accuracy/specification";
import { fillPlaceholders } from "../../../../src/domain/placeholders";
import { keepUnits } from "../../../../src/domain/units";
import { formatList, formatNumber } from "../../../../src/lib/locale";
import { toFact, toHeading, toList, toParagraph, toTable, type Block } from "../pieces";
import { closingBlocks, openingBlocks, PAGE_FIELDS, sectionBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<never, "accuracyPage" | "accuracy">;
type Page = NonNullable<Data["accuracyPage"]>;
type Guide = NonNullable<Data["accuracy"]>;

const QUERY = `query AccuracyTwin {
  accuracyPage {
    ${PAGE_FIELDS}
    answer { heading }
    specification { label heading lead }
    decisions { label heading lead }
    classes { label heading lead paragraphs }
    terms { heading links { text to } }
    labels {
      decisionQuestion tolerance toleranceValue class range openRange blank decision why deviation devices controlNote source
    }
    ${SEO_FIELDS}
  }
  accuracy {
    standard { name publisher version url }
    classes { id name max min }
    decisions { text hint tolerance reason }
    distance { text hint }
    questions { text answers { text hint } }
    rules { device { name } reason }
    controlError
    devices { device { name path } note }
    specification { title sentences { text } }
  }
}`;

/** The questions, the rules in words, all decisions and classes, and the sentences of the specification. */
export const accuracyTwins = defineTwins({
  type: "AccuracyPage",
  keys: [],
  optionalKeys: ["accuracyPage", "accuracy"],
  query: QUERY,
  compose: ({ accuracyPage: page, accuracy: guide }, site) =>
    page && guide ? [{ seo: page.seo, blocks: guideBlocks(page, guide, site) }] : [],
});

function guideBlocks(page: Page, guide: Guide, site: TwinSite): Block[] {
  const { labels, terms } = page;
  return [
    ...openingBlocks(page.hero),
    toHeading(2, page.answer.heading),
    ...questionBlocks(labels, guide),
    toHeading(3, labels.devices),
    ...deviceBlocks(guide, site),
    toParagraph(fillPlaceholders(labels.controlNote, { control: formatNumber(guide.controlError, site.locale) })),
    ...sectionBlocks(page.specification),
    ...guide.specification.flatMap(({ title, sentences }) => [
      toHeading(3, title),
      // A reader writes in what depends on the project and the answers.
      toList(sentences.map(({ text }) => text.replace(/\{[^{}]*\}/g, labels.blank))),
    ]),
    ...sectionBlocks(page.decisions),
    decisionTable(labels, guide, site),
    ...sectionBlocks(page.classes),
    classTable(labels, guide, site),
    toParagraph(site.linkTo(fillPlaceholders(labels.source, guide.standard), guide.standard.url)),
    ...(terms ? [toHeading(3, terms.heading), toList(terms.links.map(({ text, to }) => site.linkTo(text, to)))] : []),
    ...closingBlocks(page.closing, site),
  ];
}

function questionBlocks({ decisionQuestion }: Page["labels"], { decisions, distance, questions }: Guide): Block[] {
  const choices = (answers: readonly { readonly text: string; readonly hint: string }[]): Block =>
    toList(answers.map(({ text, hint }) => toFact(text, hint)));
  return [
    toHeading(3, decisionQuestion),
    choices(decisions),
    toHeading(3, distance.text),
    toParagraph(distance.hint),
    ...questions.flatMap(({ text, answers }) => [toHeading(3, text), choices(answers)]),
  ];
}

/** The devices with what they are for, then the rules that may say more about them. */
const deviceBlocks = ({ devices, rules }: Guide, { linkTo }: TwinSite): Block[] => [
  toList(
    devices.flatMap(({ device, note }) => (device ? [{ line: linkTo(device.name, device.path), below: [note] }] : [])),
  ),
  toList(rules.map(({ device, reason }) => (device ? toFact(device.name, reason) : reason))),
];

function decisionTable(labels: Page["labels"], { classes, decisions }: Guide, { locale }: TwinSite): Block {
  return toTable(
    [labels.decision, labels.tolerance, labels.class, labels.why],
    decisions.map(({ text, hint, tolerance, reason }) => [
      `${text} (${hint})`,
      keepUnits(fillPlaceholders(labels.toleranceValue, { tolerance: formatNumber(tolerance, locale) })),
      classOf(classes, tolerance)?.name ?? "",
      reason,
    ]),
  );
}

function classTable(labels: Page["labels"], { classes, decisions }: Guide, { locale }: TwinSite): Block {
  return toTable(
    [labels.class, labels.deviation, labels.decision],
    classes.map((each) => [
      each.name,
      formatRange(each, labels, locale),
      formatList(
        decisions.filter(({ tolerance }) => classOf(classes, tolerance)?.id === each.id).map(({ text }) => text),
        locale,
      ) || "–",
    ]),
  );
}
