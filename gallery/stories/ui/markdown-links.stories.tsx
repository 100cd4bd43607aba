import { Row } from "../../../src/ui/primitives";
import { MarkdownLinks } from "../../../src/ui/markdown-links";

export default { title: "Components / Markdown links" };

const LABELS = {
  view: "View as Markdown",
  copy: "Copy as Markdown",
  copied: "Copied",
  copiedText: "The text of this page is on your clipboard.",
  failed: "Not copied",
  failedText: "Open “View as Markdown” and copy the text there.",
};

export const Default = () => (
  <Row columnGap={5}>
    <MarkdownLinks path="/products/pro.md" labels={LABELS} />
  </Row>
);
