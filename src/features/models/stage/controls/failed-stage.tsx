import { useEffect, useRef } from "react";
import type { CanvasFailure } from "../../../../hooks/use-view-on-canvas";
import * as styles from "../../../../theme/styles/model-stage";

interface FailedStageProps {
  labels: Queries.ModelLabelFieldsFragment;
  failure: CanvasFailure;
  onRetry: () => void;
}

/** Over the still picture: why the model is not drawn, and a button that tries again. */
export const FailedStage = ({ labels, failure, onRetry }: FailedStageProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Restores the focus if it was in the view, whose removal moved it to the body.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div sx={styles.statusBox}>
      <p role="alert" sx={styles.message}>
        {labels[failure === "noWebgl" ? "unavailable" : failure]}
      </p>
      <button ref={button} type="button" onClick={onRetry} sx={{ variant: "buttons.onVideo" }}>
        {labels.retry}
      </button>
    </div>
  );
};
