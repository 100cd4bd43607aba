import { withPrefix } from "gatsby";
import { useId, type FormEvent } from "react";
import { bandProperties } from "../../theme/bands";

interface AskFormProps {
  /** URL of the assistant, to which the form is submitted without script. */
  url: string;
  labels: { readonly searchLabel: string; readonly searchPlaceholder: string; readonly ask: string };
  onAsk: (question: string) => void;
}

/** Name of the parameter with which the page of the assistant opens with an answer. */
export const QUESTION_PARAMETER = "q";

/** A field for the first question to the assistant, which answers in its frame. */
export const AskForm = ({ url, labels: { searchLabel, searchPlaceholder, ask }, onAsk }: AskFormProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get(QUESTION_PARAMETER)).trim();
    if (question !== "") onAsk(question);
  };
  return (
    <form
      action={withPrefix(url)}
      onSubmit={submit}
      // Without script, the assistant has no answers.
      data-script=""
      style={bandProperties("ink")}
      sx={{ width: "100%", maxWidth: "40rem", pt: 3 }}
    >
      <label htmlFor={id} sx={{ variant: "text.label", display: "block", mb: 2 }}>
        {searchLabel}
      </label>
      <div sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <input
          id={id}
          type="text"
          name={QUESTION_PARAMETER}
          placeholder={searchPlaceholder}
          autoComplete="off"
          enterKeyHint="send"
          sx={{ variant: "forms.control", flex: "1 1 16rem", minWidth: 0 }}
        />
        <button type="submit" sx={{ variant: "buttons.primary", flex: "none" }}>
          {ask}
        </button>
      </div>
    </form>
  );
};
