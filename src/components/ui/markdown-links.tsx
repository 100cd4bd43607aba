import { graphql } from "gatsby";
import { Link } from "./link/link";
import { useNotify } from "./notices/notices";

interface MarkdownLinksProps {
  /** URL path of the page's Markdown twin. */
  path: string | null;
  labels: Queries.MarkdownLabelPartsFragment | null;
}

/** A link to the page as Markdown, and a button that copies it; the code that copies is loaded when it is pressed. */
export const MarkdownLinks = ({ path, labels }: MarkdownLinksProps) => {
  const notify = useNotify();
  if (path === null || !labels) return null;
  const copy = async (): Promise<void> => {
    const result = await import("./copy-markdown").then(
      ({ copyMarkdown }) => copyMarkdown(path),
      () => "refused",
    );
    notify(
      result === "copied"
        ? { title: labels.copied, text: labels.copiedText, tone: "success" }
        : { title: labels.failed, text: labels.failedText, tone: "failure" },
    );
  };
  return (
    <>
      <button
        type="button"
        data-script=""
        onClick={() => void copy()}
        sx={{ variant: "buttons.plain", color: "link", fontWeight: "medium", textDecoration: "underline" }}
      >
        {labels.copy}
      </button>
      <Link to={path} target="_blank" sx={{ variant: "layout.textLink" }}>
        {labels.view}
      </Link>
    </>
  );
};

export const markdownLabelFragment = graphql`
  fragment MarkdownLabelParts on MarkdownLabels {
    view
    copy
    copied
    copiedText
    failed
    failedText
  }
`;
