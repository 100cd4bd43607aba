import { useEffect, useRef, useState } from "react";
import { Stack, Text } from "../../../ui/primitives";
import { bandProperties } from "../../../theme/bands";
import * as styles from "../../../theme/styles/own-scan";

/** A message below the button. An error is announced immediately, other messages politely. */
export interface DropZoneNotice {
  text: string;
  isError: boolean;
}

interface DropZoneProps {
  labels: Queries.OwnScanFieldsFragment;
  onFile: (file: File) => void;
  notice: DropZoneNotice | undefined;
}

/** A field for a file. A transparent input covers it, so the browser itself handles drops, presses and keys. */
export const DropZone = ({ labels, onFile, notice }: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hasNotice = notice !== undefined;
  useEffect(() => {
    // With a notice, the control that had the focus was removed.
    if (hasNotice) input.current?.focus({ preventScroll: true });
  }, [hasNotice]);
  return (
    <div data-over={isOver} style={bandProperties("ink")} sx={styles.stage}>
      <Stack gap={5} justifyItems="start" maxWidth="text">
        <Text as="h3" variant="h3">
          {labels.drop}
        </Text>
        <Text id="own-scan-accepted" variant="label" color="muted">
          {labels.accepted}
        </Text>
        <span aria-hidden="true" sx={{ variant: "buttons.primary" }}>
          {labels.choose}
        </span>
        <div role={notice?.isError ? "alert" : "status"} sx={{ color: notice?.isError ? "error" : "text" }}>
          {notice?.text}
        </div>
      </Stack>
      <input
        ref={input}
        type="file"
        title=""
        aria-label={labels.choose}
        aria-describedby="own-scan-accepted"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target: { files } }) => files?.[0] && onFile(files[0])}
        sx={styles.input}
      />
    </div>
  );
};
