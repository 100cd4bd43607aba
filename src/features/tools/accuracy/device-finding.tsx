import type { Finding } from "@capture/domain/accuracy/assess";
import { Link } from "../../../ui/link/link";
import { Hairline, Row, Text } from "../../../ui/primitives";
import type { AccuracyContent, GuideDevice } from "./accuracy-content";
import { findingSentences, formulasOf } from "./findings";

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
