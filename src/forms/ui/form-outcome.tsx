import type { Notice } from "../../ui/notices/notice";

/**
 * The outcome of the last submission in the form itself, because the notice in the corner disappears. A failure is an
 * alert, because the visitor has to act. A success is plain text after the notice, which screen readers have announced.
 */
export const FormOutcome = ({ id, outcome }: { id: string; outcome: Notice }) => {
  const boxStyle = { variant: "text.small", p: 4, borderRadius: "control", fontWeight: "medium", border: "1px solid" };
  if (outcome.tone === "failure") {
    return (
      <p id={id} role="alert" sx={{ ...boxStyle, variant: "text.error", bg: "errorBackground", borderColor: "error" }}>
        {outcome.text}
      </p>
    );
  }
  return (
    <p id={id} sx={{ ...boxStyle, borderColor: "success", color: "text" }}>
      <strong sx={{ variant: "text.strong", display: "block", color: "success" }}>{outcome.title}</strong>
      <span>{outcome.text}</span>
    </p>
  );
};
