import { Spinner } from "../../components/ui/spinner";

interface SubmitButtonProps {
  text: string;
  busyText: string;
  busy: boolean;
}

/** The button that sends a form. Both labels lie in one cell, so that it keeps its width while it is busy. */
export const SubmitButton = ({ text, busyText, busy }: SubmitButtonProps) => (
  <button
    type="submit"
    aria-disabled={busy}
    disabled={busy}
    sx={{
      variant: "buttons.primary",
      minWidth: "min(12rem, 100%)",
      display: "inline-grid",
      justifyItems: "center",
      "> *": { gridArea: "1 / 1" },
      "> [aria-hidden]": { visibility: "hidden", "> *": { animation: "none" } },
    }}
  >
    <span aria-hidden={busy || undefined}>{text}</span>
    <span aria-hidden={!busy || undefined} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Spinner />
      {busyText}
    </span>
  </button>
);
