import { useEffect, useState } from "react";

/** Long enough to be read. Milliseconds. */
const SHOWN = 5000;

/** A sentence that leaves by itself, and what says one. */
export function useNote(): readonly [text: string, say: (text: string) => void] {
  // An object, so that the same sentence said again stays as long again.
  const [note, setNote] = useState({ text: "" });
  useEffect(() => {
    if (note.text === "") return;
    const timer = setTimeout(() => setNote({ text: "" }), SHOWN);
    return () => clearTimeout(timer);
  }, [note]);
  return [note.text, (text) => setNote({ text })];
}
