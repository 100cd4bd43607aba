import { Text } from "./primitives";

interface EmptyStateProps {
  /** States that nothing was found. */
  sentence: string;
  /** Repeats the search text. */
  hint?: string | undefined;
  reset: string;
  onReset: () => void;
}

/** A message for a list without entries that match its filters, with a button that resets the filters. */
export const EmptyState = ({ sentence, hint, reset, onReset }: EmptyStateProps) => (
  <div
    sx={{
      display: "grid",
      gap: 3,
      justifyItems: "start",
      p: [5, 7],
      border: "1px dashed",
      borderColor: "border",
      borderRadius: "card",
    }}
  >
    <Text variant="h4">{sentence}</Text>
    {hint !== undefined && <Text variant="muted">{hint}</Text>}
    <button type="button" onClick={onReset} sx={{ variant: "buttons.secondary" }}>
      {reset}
    </button>
  </div>
);
