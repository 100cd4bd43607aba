import { useEffect, useRef, useState, type ReactNode } from "react";
import { Text } from "../../ui/primitives";

interface CopyLabels {
  readonly copied: string;
  readonly copyFailed: string;
  /** Name of the text, where it must be copied by hand. */
  readonly markdownText: string;
}

/**
 * Copies texts.
 * @returns the function, and what it says: where copying is refused, the text appears, selected
 */
export function useCopy(labels: CopyLabels): { copy: (text: string) => void; status: ReactNode } {
  const [result, setResult] = useState<{ text: string; isCopied: boolean }>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (result?.isCopied === false) field.current?.select();
  }, [result]);
  const copy = async (text: string): Promise<void> => {
    try {
      // The clipboard is not available over plain HTTP, and some browsers refuse it.
      await navigator.clipboard.writeText(text);
      setResult({ text, isCopied: true });
    } catch {
      setResult({ text, isCopied: false });
    }
  };
  const status = (
    <>
      <Text role="status" variant="small">
        {result && (result.isCopied ? labels.copied : labels.copyFailed)}
      </Text>
      {result?.isCopied === false && (
        <textarea
          ref={field}
          readOnly
          rows={8}
          value={result.text}
          aria-label={labels.markdownText}
          sx={{ variant: "forms.control", fontFamily: "mono", fontSize: "small" }}
        />
      )}
    </>
  );
  return { copy: (text) => void copy(text), status };
}
