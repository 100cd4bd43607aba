import { CONFIDENCE } from "@capture/domain/accuracy/classes";
import { formatRange } from "@capture/domain/accuracy/specification";
import { lengthErrorOf, statedAccuracy } from "@capture/domain/accuracy/stated-accuracy";
import { DECISION } from "@capture/domain/facts/read-facts";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { keepUnits } from "@capture/domain/units";
import { QuestionHead } from "../../../blocks/question";
import { Text } from "../../../ui/primitives";
import {
  describeDecision,
  formatMillimeters,
  formatStep,
  readGuideAnswers,
  type AccuracyContent,
  type GuideDecision,
} from "./accuracy-content";
import { useFacts } from "../facts/use-facts";
import type { RulerBracket } from "./ruler/bracket";
import { Ruler } from "./ruler/ruler";
import type { Scale } from "./ruler/scale";

/** The first question as a ruler: classes, decisions, and how far devices and instruments reach. */
export const AccuracyRuler = ({ content }: { content: AccuracyContent }) => {
  const { guide, labels, locale } = content;
  const { facts, answer } = useFacts(guide);
  const { decision } = readGuideAnswers(guide, facts);
  const scale = scaleOf(content);
  return (
    <fieldset sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <legend sx={{ p: 0, mb: 3 }}>
        <QuestionHead step={formatStep(content, 1)} text={labels.decisionQuestion} />
      </legend>
      <Ruler
        scale={scale}
        unit="mm"
        formatNumber={(value) => formatMillimeters(value, locale)}
        bands={guide.classes.map((each) => ({
          text: each.name,
          range: formatRange(each, labels, locale),
          from: each.max ?? scale.start,
          to: each.min,
        }))}
        ticks={guide.decisions.map((each) => ({
          id: each.id,
          at: each.tolerance,
          text: each.text,
          value: describeDecision(content, each).tolerance,
        }))}
        brackets={[...deviceBrackets(content), ...instrumentBrackets(content)]}
        choice={{ name: DECISION, chosen: decision?.id ?? "", onChoose: (id) => answer(DECISION, id) }}
      />
      <Text role="status" variant="small" mt={3} sx={{ minHeight: "3em" }}>
        {decision ? <DecisionSummary decision={decision} content={content} /> : <span>{labels.basis}</span>}
      </Text>
    </fieldset>
  );
};

interface DecisionSummaryProps {
  decision: GuideDecision;
  content: AccuracyContent;
}

/** What a decision needs, in words, and a link to the other questions. */
const DecisionSummary = ({ decision, content }: DecisionSummaryProps) => {
  const { tolerance, className, range } = describeDecision(content, decision);
  return (
    <>
      <span>{`${decision.text} (${decision.hint}): ${tolerance}, ${className}, ${range}.`}</span>{" "}
      <a href="#questions" sx={{ variant: "layout.textLink", whiteSpace: "nowrap" }}>
        {content.labels.next}
      </a>
    </>
  );
};

/** From twice the coarsest limit of a class to half the finest one, so that the outer classes have a width. */
function scaleOf({ guide: { classes, decisions } }: AccuracyContent): Scale {
  const limits = classes.flatMap(({ max, min }) => [max ?? 0, min]).filter((limit) => limit > 0);
  const tolerances = decisions.map(({ tolerance }) => tolerance);
  return {
    start: Math.max(2 * Math.max(...limits), ...tolerances),
    end: Math.min(Math.min(...limits) / 2, ...tolerances),
  };
}

/** How far the first devices reach that state an accuracy at the level of the classes. */
function deviceBrackets({ guide, labels, locale }: AccuracyContent): RulerBracket[] {
  const brackets = guide.devices.flatMap(({ device }) => {
    const accuracy = statedAccuracy(device?.specifications);
    if (!device || accuracy?.confidence !== CONFIDENCE) return [];
    const to = lengthErrorOf(accuracy);
    const values = { accuracy: formatMillimeters(accuracy.value, locale), error: formatMillimeters(to, locale) };
    return [{ text: keepUnits(fillPlaceholders(labels.reach, { name: device.name, ...values })), to, isOurs: true }];
  });
  return brackets.slice(0, MAX_LISTED_PRODUCTS);
}

const instrumentBrackets = ({ guide, labels, locale }: AccuracyContent): RulerBracket[] =>
  guide.instruments.map(({ label, minTolerance }) => ({
    text:
      minTolerance === 0
        ? label
        : keepUnits(
            fillPlaceholders(labels.instrumentReach, {
              name: label,
              tolerance: formatMillimeters(minTolerance, locale),
            }),
          ),
    to: minTolerance,
  }));
