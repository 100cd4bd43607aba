import { useEffect, useState } from "react";

const MESSAGE_DURATION_MS = 5000;

/** A message that disappears after MESSAGE_DURATION_MS, and a function that shows one. */
export function useTemporaryMessage(): readonly [text: string, show: (text: string) => void] {
  // An object, so that the same message shown again restarts the timer.
  const [message, setMessage] = useState({ text: "" });
  useEffect(() => {
    if (message.text === "") return;
    const timer = setTimeout(() => setMessage({ text: "" }), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message.text, (text) => setMessage({ text })];
}
