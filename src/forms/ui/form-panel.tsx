import { useEffect, useRef, useState } from "react";
import { LiveForm, type LiveFormProps } from "./live-form";
import { useForms } from "./use-forms";

// LazyForm needs these only together with the live form, so they stay out of the first script.
export { inputState, restoreInput, whenReleased } from "../fields/preserve-input";

/** How long the thanks of the demo form stay before its dialog closes, in milliseconds. */
export const THANKS_TIME = 2000;

type FormPanelProps = Omit<LiveFormProps, "onSent"> & {
  /** Told when the form has done its work and its dialog may close. */
  onDone?: (() => void) | undefined;
};

/** A live form and, where its content has one, the view that thanks the visitor for a while. */
export const FormPanel = ({ onDone, ...form }: FormPanelProps) => {
  const [thanking, setThanking] = useState(false);
  const { thanks } = useForms().form(form.name);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!thanking) return;
    const timer = setTimeout(() => {
      setThanking(false);
      done.current?.();
    }, THANKS_TIME);
    return () => clearTimeout(timer);
  }, [thanking]);
  if (thanking && thanks) {
    return (
      <div role="status" sx={{ display: "grid", gap: 3, py: 7 }}>
        <p sx={{ variant: "text.h2" }}>{thanks.title}</p>
        <p sx={{ variant: "text.lead" }}>{thanks.text}</p>
      </div>
    );
  }
  return <LiveForm {...form} onSent={() => (thanks ? setThanking(true) : done.current?.())} />;
};
