import type { Finding } from "@capture/domain/accuracy/assess";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { statedAccuracy } from "@capture/domain/accuracy/stated-accuracy";
import { keepUnits } from "@capture/domain/units";
import { Link } from "../../../ui/link/link";
import { Hairline, Row, Text } from "../../../ui/primitives";
import { formatMillimeters, type AccuracyContent, type GuideDevice } from "./accuracy-content";

interface DeviceFindingProps {
  device: GuideDevice;
  note: string;
  finding: Finding;
  /** In millimeters. */
  tolerance: number;
  content: AccuracyContent;
}

const VERDICT_COLORS = { meets: "success", fails: "error", notStated: "muted" } as const;

/** Whether a device meets the tolerance, with the formula that says so, or what it does not state. */
export const DeviceFinding = ({ device, note, finding, tolerance, content }: DeviceFindingProps) => {
  const { labels } = content;
  const [sentence, ...reasons] = findingSentences(device, finding, tolerance, content);
  return (
    <Hairline as="li" line="hairline" gap={2} py={4}>
      <Row as="p" justifyContent="space-between" columnGap={4} rowGap={1}>
        <Link to={device.path} sx={{ variant: "text.strong", color: "text", textUnderlineOffset: "0.2em" }}>
          {device.name}
        </Link>
        <Text as="span" variant="label" color={VERDICT_COLORS[finding.verdict]}>
          {labels[finding.verdict]}
        </Text>
      </Row>
      <p>{sentence}</p>
      {formulasOf(device, finding, content).map((formula) => (
        <Text key={formula} variant="figure">
          {formula}
        </Text>
      ))}
      <Text variant="small">{[...reasons, ...(finding.verdict === "meets" ? [] : [note])].join(" ")}</Text>
    </Hairline>
  );
};

/** The verdict as a sentence, and the reasons for it. */
function findingSentences(
  device: GuideDevice,
  finding: Finding,
  tolerance: number,
  { labels, locale }: AccuracyContent,
): string[] {
  const accuracy = statedAccuracy(device.specifications);
  const assumed = accuracy?.isAssumed
    ? [
        fillPlaceholders(labels.assumed, {
          value: device.specifications?.find(({ key }) => key === "accuracy")?.value ?? "",
          accuracy: formatMillimeters(accuracy.value, locale),
        }),
      ]
    : [];
  if (finding.verdict !== "notStated") {
    const values = {
      error: formatMillimeters(finding.error, locale),
      tolerance: formatMillimeters(tolerance, locale),
    };
    const sentence = fillPlaceholders(finding.verdict === "meets" ? labels.meetsText : labels.failsText, values);
    return [sentence, finding.reason, ...assumed].map(keepUnits);
  }
  if (finding.cause === "rule") return [finding.reason, ...assumed].map(keepUnits);
  return finding.cause === "accuracy"
    ? [labels.noAccuracy]
    : [fillPlaceholders(labels.otherConfidence, { confidence: accuracy?.confidence ?? "" })];
}

/** The formulas of an error, with the figures inserted. */
function formulasOf(device: GuideDevice, finding: Finding, { guide, labels, locale }: AccuracyContent): string[] {
  const accuracy = statedAccuracy(device.specifications);
  if (!accuracy || finding.verdict === "notStated") return [];
  const format = (value: number): string => formatMillimeters(value, locale);
  const length = format(finding.lengthError);
  const own = accuracy.of === "distance" ? labels.distanceFormula : labels.pointFormula;
  return [
    fillPlaceholders(own, { accuracy: format(accuracy.value), error: length }),
    ...(finding.isControlled
      ? [
          fillPlaceholders(labels.controlFormula, {
            ...{ length, control: format(guide.controlError), error: format(finding.error) },
          }),
        ]
      : []),
  ].map(keepUnits);
}
