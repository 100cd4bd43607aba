import { withPrefix } from "gatsby";
import { Row, Stack } from "../../../ui/primitives";
import { useCopy } from "../use-copy";
import type { GuideLabels } from "./accuracy-content";

interface SpecificationActionsProps {
  markdown: string;
  /** The name of the Markdown file. */
  fileName: string;
  /** URL path of the PDF. The build writes none for a tolerance of the visitor's own. */
  pdf: string | undefined;
  labels: GuideLabels;
}

/** Buttons to copy the specification and to download it. */
export const SpecificationActions = ({ markdown, fileName, pdf, labels }: SpecificationActionsProps) => {
  const { copy, status } = useCopy(labels);
  return (
    <Stack gap={4}>
      <Row>
        <button type="button" onClick={() => copy(markdown)} sx={{ variant: "buttons.primary" }}>
          {labels.copy}
        </button>
        <a
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(markdown)}`}
          download={fileName}
          sx={{ variant: "buttons.secondary" }}
        >
          {labels.downloadMarkdown}
        </a>
        {pdf !== undefined && (
          <a href={withPrefix(pdf)} download sx={{ variant: "buttons.secondary" }}>
            {labels.downloadPdf}
          </a>
        )}
      </Row>
      {status}
    </Stack>
  );
};
