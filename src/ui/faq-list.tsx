import { Link } from "./link";

interface FaqListProps {
  items: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: string;
    readonly docUrl: string;
  }[];
  /** The words of the link to the full answer. */
  link: string;
}

/** Questions that open one at a time, by the browser's own means. */
export const FaqList = ({ items, link }: FaqListProps) => (
  <div sx={{ maxWidth: "content" }}>
    {items.map(({ id, question, answer, docUrl }) => (
      <details key={id} id={id} name="faq" sx={{ borderBottom: "1px solid", borderColor: "hairline" }}>
        <summary sx={{ variant: "text.h4", py: 4, cursor: "pointer" }}>{question}</summary>
        <p sx={{ maxWidth: "text", pb: 3 }}>{answer}</p>
        <p sx={{ pb: 5 }}>
          <Link to={docUrl} sx={{ variant: "layout.textLink" }}>
            {link}
          </Link>
        </p>
      </details>
    ))}
  </div>
);
