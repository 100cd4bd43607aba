import { useId, type FormEvent, type RefObject } from "react";
import { Text } from "../../components/ui/primitives";

interface ChatFormProps {
  field: RefObject<HTMLInputElement>;
  isBusy: boolean;
  hasFailed: boolean;
  onInput: () => void;
  onAsk: (question: string) => void;
  labels: Queries.ChatLabelsFragment;
}

const MAX_QUESTION_LENGTH = 300;

/** The field for a question, at the bottom of the frame. */
export const ChatForm = ({ field, isBusy, hasFailed, onInput, onAsk, labels }: ChatFormProps) => {
  const id = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    const question = field.current?.value.trim() ?? "";
    if (question !== "") onAsk(question);
  };
  return (
    // Outside a dialog this method submits nothing, so text that is entered before hydration stays in the field.
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
      <label htmlFor={id} sx={{ variant: "text.label", display: "block", mb: 2 }}>
        {labels.searchLabel}
      </label>
      <div sx={{ display: "flex", gap: 3 }}>
        <input
          ref={field}
          id={id}
          type="text"
          maxLength={MAX_QUESTION_LENGTH}
          placeholder={labels.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="send"
          onInput={onInput}
          sx={{ variant: "forms.control", flex: 1, minWidth: 0, bg: "raised" }}
        />
        <button type="submit" aria-disabled={isBusy} sx={{ variant: "buttons.primary", flex: "none" }}>
          {labels.ask}
        </button>
      </div>
    </form>
  );
};
