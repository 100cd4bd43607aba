import { dialogs } from "@capture/domain/dialogs";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { keepUnits } from "@capture/domain/units";
import { FormButton } from "../../../forms/ui/action";
import { Disclosure } from "../../../ui/disclosure";
import { useUiLabels } from "../../../ui/labels";
import { Hairline, Row, Stack, Text } from "../../../ui/primitives";
import { rampGradient } from "../../../theme/tokens";
import {
  describeDecision,
  formatMillimeters,
  type AccuracyContent,
  type CompleteAnswers,
  type GuideDecision,
} from "./accuracy-content";
import { NextTools } from "../facts/next-tools";
import { DeviceFinding } from "./device-finding";
import { composeMessage, findingsFor, instrumentText, type DeviceFindings } from "./findings";
import { WallGap } from "./wall-gap";

interface AccuracyAnswerProps {
  content: AccuracyContent;
  given: CompleteAnswers;
  onRestart: () => void;
}

const GUIDE_PATH = "/products/accuracy";

/** The tolerance of the decision with its class, and which device meets it, with the formula. */
export const AccuracyAnswer = ({ content, given, onRestart }: AccuracyAnswerProps) => {
  const { guide, labels, locale } = content;
  const { decision } = given;
  const { tolerance, className, range } = describeDecision(content, decision);
  const { showMore } = useUiLabels();
  const findings = findingsFor(guide, given);
  const others = findings.slice(MAX_LISTED_PRODUCTS);
  const isControlled = findings.some(({ finding }) => finding.verdict !== "notStated" && finding.isControlled);
  return (
    <section
      aria-labelledby="answer-heading"
      sx={{ bg: "raised", border: "1px solid", borderColor: "hairline", borderRadius: "card", overflow: "hidden" }}
    >
      <div sx={{ height: 2, backgroundImage: rampGradient }} />
      <Stack p={[5, 6]} gap={4}>
        <Text as="h3" id="answer-heading" variant="h4">
          {decision.text}
        </Text>
        <Row as="dl" columnGap={7} rowGap={3} alignItems="end">
          {[
            [labels.tolerance, tolerance],
            [labels.class, className],
          ].map(([term, value]) => (
            <div key={term}>
              <Text as="dt" variant="label">
                {term}
              </Text>
              <dd sx={{ variant: "text.figure", fontSize: "h2", lineHeight: 1.1 }}>{value}</dd>
            </div>
          ))}
        </Row>
        <Text variant="label">{`${range}. ${labels.basis}.`}</Text>
        <WallGap content={content} given={given} />
        {!decision.hasOwnTolerance && <Text variant="muted">{decision.reason}</Text>}
        <div>
          <Text as="h4" variant="label" mb={2}>
            {labels.devices}
          </Text>
          <FindingList {...{ content, decision }} findings={findings.slice(0, MAX_LISTED_PRODUCTS)} />
          {others.length > 0 && (
            <Disclosure summary={showMore}>
              <FindingList {...{ content, decision }} findings={others} />
            </Disclosure>
          )}
          {isControlled && (
            <Hairline line="hairline" pt={4}>
              <Text variant="small">
                {keepUnits(
                  fillPlaceholders(labels.controlNote, { control: formatMillimeters(guide.controlError, locale) }),
                )}
              </Text>
            </Hairline>
          )}
        </div>
        {findings.every(({ finding }) => finding.verdict !== "meets") && (
          <Text variant="strong">{instrumentText(content, decision)}</Text>
        )}
        <Row justifyContent="space-between">
          <FormButton
            text={labels.requestDemo}
            request={{ ...dialogs.demo, prefill: { message: composeMessage(content, given) } }}
          />
          <NextTools tools={content.tools} current={GUIDE_PATH} />
          <button type="button" onClick={onRestart} sx={{ variant: "buttons.plain", color: "muted", py: 2 }}>
            {labels.restart}
          </button>
        </Row>
      </Stack>
    </section>
  );
};

interface FindingListProps {
  content: AccuracyContent;
  decision: GuideDecision;
  findings: DeviceFindings;
}

const FindingList = ({ content, decision, findings }: FindingListProps) => (
  <ul className="findings" sx={{ listStyle: "none", p: 0, m: 0 }}>
    {findings.map(({ device, note, finding }) => (
      <DeviceFinding key={device.slug} {...{ device, note, finding, content }} tolerance={decision.tolerance} />
    ))}
  </ul>
);
