import type { Notice } from "../../components/ui/notices/notice";

/**
 * What became of the last sending, said in the form too: the notice in the
 * corner goes, and may be missed. A failure is an alert, for it asks for
 * something; success was read out with the notice, so it is plain text here.
 */
export const FormOutcome = ({ id, outcome }: { id: string; outcome: Notice }) => {
  const box = { variant: "text.small", p: 4, borderRadius: "control", fontWeight: "medium", border: "1px solid" };
  if (outcome.tone === "failure") {
    return (
      <p id={id} role="alert" sx={{ ...box, variant: "text.error", bg: "errorGround", borderColor: "error" }}>
        {outcome.text}
      </p>
    );
  }
  return (
    <p id={id} sx={{ ...box, borderColor: "success", color: "text" }}>
      <strong sx={{ variant: "text.strong", display: "block", color: "success" }}>{outcome.title}</strong>
      <span>{outcome.text}</span>
    </p>
  );
};
