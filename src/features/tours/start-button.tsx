import { useEffect, useRef } from "react";
import { OpenButton } from "../../ui/open-button";
import * as styles from "../../theme/styles/viewer-cover";

interface StartButtonProps {
  text: string;
  isLoading: boolean;
  /** Whether the viewer has failed. */
  hasFailed: boolean;
  onStart: () => void;
}

/** The button over the picture that opens the viewer. */
export const StartButton = ({ text, isLoading, hasFailed, onStart }: StartButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Restores the focus if it was in the failed viewer, whose removal moved it to the body.
    if (hasFailed && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [hasFailed]);
  return (
    <div sx={styles.cover}>
      <OpenButton ref={button} text={text} isLoading={isLoading} onPress={onStart} />
    </div>
  );
};
