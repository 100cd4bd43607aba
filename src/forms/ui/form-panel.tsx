import { useEffect, useRef, useState } from "react";
import { Stack, Text } from "../../components/ui/primitives";
import { LiveForm, type LiveFormProps } from "./live-form";
import { useForms } from "./use-forms";

// LazyForm only needs these together with the live form, so they are kept out of the first script.
export { readInput, restoreInput, waitUntilReleased } from "../fields/preserve-input";

/** How long the thanks of the demo form are shown before its dialog closes. */
export const THANKS_DURATION_MS = 2000;

type FormPanelProps = Omit<LiveFormProps, "onSent"> & {
  /** Called when the form is finished and its dialog can close. */
  onDone?: (() => void) | undefined;
};

/** A live form. After a submission it shows the thanks of the content for a while, if there are any. */
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
