import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Row, Stack, Text } from "../../../ui/primitives";
import type { GuideLabels } from "./accuracy-content";

interface SpecificationActionsProps {
  markdown: string;
  /** The name of the Markdown file. */
  fileName: string;
  /** URL path of the PDF. */
  pdf: string;
  labels: GuideLabels;
}

/** Buttons to copy the specification and to download it. Where copying is refused, the text appears, selected. */
export const SpecificationActions = ({ markdown, fileName, pdf, labels }: SpecificationActionsProps) => {
  const [result, setResult] = useState<"copied" | "refused">();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (result === "refused") field.current?.select();
  }, [result]);
  const copy = async (): Promise<void> => {
    try {
      // The clipboard is not available over plain HTTP, and some browsers refuse it.
      await navigator.clipboard.writeText(markdown);
      setResult("copied");
    } catch {
      setResult("refused");
    }
  };
  const message = { copied: labels.copied, refused: labels.copyFailed, none: "" }[result ?? "none"];
  return (
    <Stack gap={4}>
      <Row>
        <button type="button" onClick={() => void copy()} sx={{ variant: "buttons.primary" }}>
          {labels.copy}
        </button>
        <a
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(markdown)}`}
          download={fileName}
          sx={{ variant: "buttons.secondary" }}
        >
          {labels.downloadMarkdown}
        </a>
        <a href={withPrefix(pdf)} download sx={{ variant: "buttons.secondary" }}>
          {labels.downloadPdf}
        </a>
      </Row>
      <Text role="status" variant="small">
        {message}
      </Text>
      {result === "refused" && (
        <textarea
          ref={field}
          readOnly
          rows={8}
          value={markdown}
          aria-label={labels.markdownText}
          sx={{ variant: "forms.control", fontFamily: "mono", fontSize: "small" }}
        />
      )}
    </Stack>
  );
};
