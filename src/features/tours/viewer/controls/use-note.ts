import { useEffect, useState } from "react";

const NOTE_DURATION_MS = 5000;

/** A message that disappears by itself, and a function that shows one. */
export function useNote(): readonly [text: string, show: (text: string) => void] {
  // An object, so that the same message shown again restarts the timer.
  const [note, setNote] = useState({ text: "" });
  useEffect(() => {
    if (note.text === "") return;
    const timer = setTimeout(() => setNote({ text: "" }), NOTE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return [note.text, (text) => setNote({ text })];
}
