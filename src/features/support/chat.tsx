import { graphql } from "gatsby";
import { useEffect, useId, useRef, type FormEvent, type MouseEvent } from "react";
import { loadHelpSearch } from "../../search/load-help-search";
import { QUESTION_PARAMETER } from "./ask-form";
import { ChatTurn } from "./chat-turn";
import { useConversation } from "./use-conversation";
import { Row, Text } from "../../ui/primitives";

interface ChatProps {
  /** Suggested questions. */
  suggestions: readonly string[];
  contact: Queries.CallFieldsFragment;
  labels: Queries.ChatLabelsFragment;
  /** Loads the search; tests pass their own. */
  load?: typeof loadHelpSearch;
}

const MAX_QUESTION_LENGTH = 300;
/** Space above the last turn after scrolling to it. */
const SCROLL_MARGIN_PX = 24;

/** A conversation with the help search: suggested questions, the turns, and a field for questions. */
export const Chat = ({ suggestions, contact, labels, load = loadHelpSearch }: ChatProps) => {
  const { turns, hasFailed, isAsking, preload, ask } = useConversation(load);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const suggestionsId = useId();
  const fieldId = useId();

  // Once for the question and once for its answer, which is longer than the window. scrollIntoView would also scroll the
  // page that contains the frame.
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (last) scrollTo(0, last.getBoundingClientRect().top + scrollY - SCROLL_MARGIN_PX);
  }, [turns.length, isAsking]);

  // The question from the field on the support page.
  const askFirst = useRef(ask);
  useEffect(() => {
    const question = new URLSearchParams(location.search).get(QUESTION_PARAMETER)?.slice(0, MAX_QUESTION_LENGTH).trim();
    if (question) void askFirst.current(question);
  }, []);

  const askFromField = async (question: string): Promise<void> => {
    if ((await ask(question)) && field.current?.value.trim() === question) field.current.value = "";
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    const question = field.current?.value.trim() ?? "";
    if (question !== "") void askFromField(question);
  };
  const askSuggested = (question: string, { detail }: MouseEvent): void => {
    if (field.current) field.current.value = question;
    // `detail` is 0 for a key press. After a tap, a focused field would open the on-screen keyboard over the answer.
    if (detail === 0) field.current?.focus({ preventScroll: true });
    void askFromField(question);
  };

  return (
    <>
      {suggestions.length > 0 && turns.length === 0 && (
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
                  sx={{ variant: "buttons.chip", textAlign: "start" }}
                >
                  {question}
                </button>
              </li>
            ))}
          </Row>
        </div>
      )}
      <div role="log" aria-label={labels.conversation}>
        {turns.length > 0 && (
          <ol ref={list} className="turns" sx={{ display: "grid", gap: 7, py: 6 }}>
            {turns.map((turn, index) => (
              <ChatTurn key={index} turn={turn} contact={contact} labels={labels} />
            ))}
          </ol>
        )}
      </div>
      {/* Outside a dialog this method submits nothing, so text that is entered before hydration stays in the field. */}
      <form
        method="dialog"
        onSubmit={send}
        data-script=""
        sx={{
          position: "sticky",
          bottom: 0,
          mt: "auto",
          pt: 4,
          pb: 5,
          bg: "background",
          borderTop: "1px solid",
          borderColor: "hairline",
        }}
      >
        {hasFailed && (
          <Text role="alert" variant="error" mb={3}>
            {labels.failed}
          </Text>
        )}
        <label htmlFor={fieldId} sx={{ variant: "text.label", display: "block", mb: 2 }}>
          {labels.searchLabel}
        </label>
        <div sx={{ display: "flex", gap: 3 }}>
          <input
            ref={field}
            id={fieldId}
            type="text"
            maxLength={MAX_QUESTION_LENGTH}
            placeholder={labels.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="send"
            onInput={preload}
            sx={{ variant: "forms.control", flex: 1, minWidth: 0, bg: "raised" }}
          />
          <button type="submit" aria-disabled={isAsking} sx={{ variant: "buttons.primary", flex: "none" }}>
            {labels.ask}
          </button>
        </div>
      </form>
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
