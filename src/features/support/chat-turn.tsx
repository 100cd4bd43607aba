import { keyframes } from "@emotion/react";
import { ramp } from "@brand";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { Answer } from "../../search/document";
import { Row, Stack, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";
import { Spinner } from "../../ui/spinner";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { ContactPerson } from "./contact-person";
import type { Turn } from "./use-conversation";

interface ChatTurnProps {
  turn: Turn;
  contact: Queries.CallFieldsFragment;
  labels: Queries.ChatLabelsFragment;
}

const appear = keyframes({ from: { opacity: 0 } });

/** A question and its answers. */
export const ChatTurn = ({ turn: { question, answers }, contact, labels }: ChatTurnProps) => (
  <li sx={{ display: "grid", gap: 5, animation: `${appear} 240ms` }}>
    <p
      sx={{
        justifySelf: "end",
        maxWidth: "85%",
        px: 4,
        py: 3,
        bg: "action",
        color: "actionText",
        borderRadius: "card",
        fontWeight: "medium",
      }}
    >
      <VisuallyHidden>{labels.you}: </VisuallyHidden>
      {question}
    </p>
    {answers === undefined && (
      <Row as="p" color="muted">
        <Spinner />
        {labels.asking}
      </Row>
    )}
    {answers?.length === 0 && (
      <Stack gap={3}>
        <Text variant="h4">{fillPlaceholders(labels.empty, { query: question })}</Text>
        <ContactPerson contact={contact} />
      </Stack>
    )}
    {answers && answers.length > 0 && (
      <Stack as="ul" className="answers" gap={5}>
        {answers.map((answer, index) => (
          <ChatAnswer key={answer.id} answer={answer} index={index} labels={labels} />
        ))}
      </Stack>
    )}
  </li>
);

interface ChatAnswerProps {
  answer: Answer;
  /** Position among the answers, which sets its color in the ramp. */
  index: number;
  labels: Queries.ChatLabelsFragment;
}

/** Distance on the ramp between the colors of two answers. */
const RAMP_STEP = 2;

/** One answer with a link to its source. */
const ChatAnswer = ({ answer, index, labels }: ChatAnswerProps) => {
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
