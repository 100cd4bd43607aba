import { keyframes } from "@emotion/react";
import { fillPlaceholders } from "../../domain/placeholders";
import { Row, Stack, Text } from "../../components/ui/primitives";
import { Spinner } from "../../components/ui/spinner";
import { VisuallyHidden } from "../../components/ui/visually-hidden";
import { ChatAnswer } from "./chat-answer";
import { ContactPerson } from "./contact-person";
import type { Turn } from "./use-conversation";

interface ChatTurnProps {
  turn: Turn;
  contact: Queries.CallPartsFragment;
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
