import type { SyntheticEvent } from "react";
import { Icon } from "../../components/ui/icon";
import { Link } from "../../components/ui/link/link";

interface FaqListProps {
  items: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: string;
    readonly docUrl: string;
  }[];
  /** The text of the link to the full answer. */
  link: string;
}

/** Of the questions beside one that has opened, closes those that are open: not every browser knows their common name. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>(":scope > details[open]") ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Questions that open one at a time and close again; where the browser can, by its own means. */
export const FaqList = ({ items, link }: FaqListProps) => (
  <div>
    {items.map(({ id, question, answer, docUrl }) => (
      <details
        key={id}
        id={id}
        name="faq"
        onToggle={closeOthers}
        sx={{
          borderTop: "1px solid",
          borderColor: "border",
          "&[open] > summary svg": { transform: "rotate(180deg)" },
        }}
      >
        <summary
          sx={{
            variant: "text.h4",
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 4,
            py: 4,
            cursor: "pointer",
            listStyle: "none",
            "&::-webkit-details-marker": { display: "none" },
            "& svg": { transition: "transform 240ms" },
          }}
        >
          {question}
          <Icon name="chevron-down" />
        </summary>
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
