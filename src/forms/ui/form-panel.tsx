import { useEffect, useRef, useState } from "react";
import { Stack, Text } from "../../components/ui/primitives";
import { LiveForm, type LiveFormProps } from "./live-form";
import { useForms } from "./use-forms";

// LazyForm needs these only together with the live form, so they are in its script and not in the first one.
export { readInput, restoreInput, waitUntilReleased } from "../fields/preserve-input";

/** How long the thank-you message is shown. Then the form returns, or its dialog closes. */
export const THANKS_DURATION_MS = 2000;

type FormPanelProps = Omit<LiveFormProps, "onSent"> & {
  /** Called when the form is finished and its dialog can close. */
  onDone?: (() => void) | undefined;
};

/** A live form. After a submission, its thank-you message replaces it for a while, if the content has one. */
export const FormPanel = ({ onDone, ...form }: FormPanelProps) => {
  const [isThanking, setIsThanking] = useState(false);
  const { thanks } = useForms().getForm(form.name);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => {
      setIsThanking(false);
      done.current?.();
    }, THANKS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);
  if (isThanking && thanks) {
    return (
      <Stack role="status" gap={3} py={7}>
        <Text variant="h2">{thanks.title}</Text>
        <Text variant="lead">{thanks.text}</Text>
      </Stack>
    );
  }
  return <LiveForm {...form} onSent={() => (thanks ? setIsThanking(true) : done.current?.())} />;
};
