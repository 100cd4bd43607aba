import type { Answer } from "../../search/document";
import { fillPlaceholders } from "../../domain/placeholders";
import { ramp } from "@brand";
import { Text } from "../../components/ui/primitives";
import { TextLink } from "../../components/ui/link/text-link";

interface ChatAnswerProps {
  answer: Answer;
  /** Position among the answers, which sets its color in the ramp. */
  index: number;
  labels: Queries.ChatLabelsFragment;
}

/** Distance on the ramp between the colors of two answers. */
const RAMP_STEP = 2;

/** One answer with a link to its source. */
export const ChatAnswer = ({ answer, index, labels }: ChatAnswerProps) => {
  const { kind, title, text, source, to } = answer;
  const isFigure = kind === "specification";
  return (
    <li
      style={{ borderColor: ramp[index * RAMP_STEP] ?? ramp[0] }}
      sx={{ borderInlineStart: "2px solid", paddingInlineStart: 4, py: 1 }}
    >
      {title !== source && (
        <Text variant="label" color="muted" mb={1}>
          {isFigure ? `${source} · ${title}` : title}
        </Text>
      )}
      <p sx={isFigure ? { variant: "text.figure", fontSize: "h4", lineHeight: 1.3 } : {}}>{text}</p>
      <p sx={{ fontSize: "small", mt: 2 }}>
        <TextLink to={to} text={fillPlaceholders(labels[kind], { title: source, name: source })} target="_top" />
      </p>
    </li>
  );
};
