import { fillPlaceholders } from "@capture/domain/placeholders";
import { Stack, Text } from "../../../ui/primitives";
import { bandProperties } from "../../../theme/bands";
import * as styles from "../../../theme/styles/own-scan";

interface ReadingProgressProps {
  labels: Queries.OwnScanFieldsFragment;
  /** The name of the file. */
  name: string;
  /** The fraction that is read. */
  progress: number;
  onCancel: () => void;
}

/** How much of a file is read, and a button that cancels. */
export const ReadingProgress = ({ labels, name, progress, onCancel }: ReadingProgressProps) => {
  const text = fillPlaceholders(labels.reading, { name });
  return (
    <div style={bandProperties("ink")} sx={styles.stage}>
      <Stack gap={5} justifyItems="start">
        <Text role="status" variant="h3">
          {text}
        </Text>
        <progress aria-label={text} value={progress} sx={styles.progress} />
        <button ref={takeFocus} type="button" onClick={onCancel} sx={{ variant: "buttons.secondary" }}>
          {labels.cancel}
        </button>
      </Stack>
    </div>
  );
};

/** The control that had the focus was removed. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });
