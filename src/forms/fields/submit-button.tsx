import { Spinner } from "../../ui/spinner";

interface SubmitButtonProps {
  text: string;
  busyText: string;
  isBusy: boolean;
}

/** The button that sends a form. Both labels share one grid cell, so the button keeps its width while it is busy. */
export const SubmitButton = ({ text, busyText, isBusy }: SubmitButtonProps) => (
  <button
    type="submit"
    aria-disabled={isBusy}
    disabled={isBusy}
    sx={{
      variant: "buttons.primary",
      minWidth: "min(12rem, 100%)",
      display: "inline-grid",
      justifyItems: "center",
      "> *": { gridArea: "1 / 1" },
      "> [aria-hidden]": { visibility: "hidden", "> *": { animation: "none" } },
    }}
  >
    <span aria-hidden={isBusy || undefined}>{text}</span>
    <span aria-hidden={!isBusy || undefined} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Spinner />
      {busyText}
    </span>
  </button>
);
