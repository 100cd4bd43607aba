import { graphql } from "gatsby";
import { Link } from "./link/link";
import { useNotify } from "./notices/notices";

interface MarkdownLinksProps {
  /** URL path of the page's Markdown twin. */
  path: string | null;
  labels: Queries.MarkdownLabelFieldsFragment | null;
}

/** A button that looks like `layout.textLink` next to it. */
const TEXT_LINK = { color: "link", fontWeight: "medium", textDecoration: "underline", textUnderlineOffset: "0.25em" };

/** A link to the page as Markdown, and a button that copies it. The code that copies is loaded when the button is pressed. */
export const MarkdownLinks = ({ path, labels }: MarkdownLinksProps) => {
  const notify = useNotify();
  if (path === null || !labels) return null;
  const copy = (): void =>
    void import("./copy-markdown").then(
      async ({ copyMarkdown }) => void notify(await copyMarkdown(path, labels)),
      // Without the code, the browser shows the text.
      () => location.assign(path),
    );
  return (
    <>
      <button type="button" data-script="" onClick={copy} sx={{ variant: "buttons.plain", ...TEXT_LINK }}>
        {labels.copy}
      </button>
      <Link to={path} target="_blank" data-mdast="ignore" sx={{ variant: "layout.textLink" }}>
        {labels.view}
      </Link>
    </>
  );
};

export const markdownLabelFragment = graphql`
  fragment MarkdownLabelFields on MarkdownLabels {
    view
    copy
    copied
    copiedText
    failed
    failedText
  }
`;
