import { graphql } from "gatsby";
import { useEffect, useId, useRef, type MouseEvent } from "react";
import { loadHelpSearch } from "../../search/load-help-search";
import { ChatForm } from "./chat-form";
import { ChatTurn } from "./chat-turn";
import { useConversation } from "./use-conversation";
import { Row } from "../../components/ui/layout/row";
import { Text } from "../../components/ui/text";

interface ChatProps {
  /** Questions that can be asked by one press. */
  suggestions: readonly string[];
  contact: Queries.CallPartsFragment;
  labels: Queries.ChatLabelsFragment;
  /** Loads the search; tests pass their own. */
  load?: typeof loadHelpSearch;
}

/** The room above a question that was just asked, in pixels. */
const AIR = 24;

/** A conversation with the help search: suggested questions, the turns, and the field. */
export const Chat = ({ suggestions, contact, labels, load = loadHelpSearch }: ChatProps) => {
  const { turns, failed, asking, prepare, ask } = useConversation(load);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const suggestionsId = useId();

  // Only this frame is scrolled; scrollIntoView would move the page around it too.
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (last) scrollTo(0, last.getBoundingClientRect().top + scrollY - AIR);
  }, [turns.length]);

  const askTyped = async (question: string): Promise<void> => {
    if ((await ask(question)) && field.current?.value.trim() === question) field.current.value = "";
  };
  const askSuggested = (question: string, { detail }: MouseEvent): void => {
    if (field.current) field.current.value = question;
    // By keyboard the way goes on from the field; a finger wants no keyboard over the answer.
    if (detail === 0) field.current?.focus({ preventScroll: true });
    void askTyped(question);
  };

  return (
    <>
      <div data-script="" sx={{ py: 6 }}>
        <Text id={suggestionsId} variant="label" mb={3}>
          {labels.suggestions}
        </Text>
        <Row as="ul" className="suggestions" aria-labelledby={suggestionsId} gap={2}>
          {suggestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={(event) => askSuggested(question, event)}
                sx={{ variant: "buttons.chip", textAlign: "left" }}
              >
                {question}
              </button>
            </li>
          ))}
        </Row>
      </div>
      <div role="log" aria-label={labels.conversation}>
        {turns.length > 0 && (
          <ol ref={list} className="turns" sx={{ display: "grid", gap: 7, pb: 6 }}>
            {turns.map((turn, index) => (
              <ChatTurn key={index} turn={turn} contact={contact} labels={labels} />
            ))}
          </ol>
        )}
      </div>
      <ChatForm
        field={field}
        busy={asking}
        failed={failed}
        onType={prepare}
        onAsk={(question) => void askTyped(question)}
        labels={labels}
      />
    </>
  );
};

export const chatFragment = graphql`
  fragment ChatLabels on AssistantPageLabels {
    searchLabel
    searchPlaceholder
    ask
    asking
    suggestions
    conversation
    you
    empty
    failed
    faq
    manual
    tutorial
    article
    specification
  }
`;
