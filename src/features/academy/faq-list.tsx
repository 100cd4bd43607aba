import type { SyntheticEvent } from "react";
import { Icon } from "../../ui/icon";
import { TextLink } from "../../ui/link/text-link";

interface FaqListProps {
  items: readonly Queries.FaqFieldsFragment[];
  /** The text of the link to the full answer. */
  link: string;
}

/** Closes the other questions when one opens, for browsers without support of `<details name>`. */
function closeOthers({ currentTarget: question }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!question.open) return;
  for (const other of question.parentElement?.querySelectorAll<HTMLDetailsElement>(":scope > details[open]") ?? []) {
    if (other !== question) other.open = false;
  }
}

/** Questions with answers, as exclusive disclosures: at most one is open. */
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
          <TextLink to={docUrl} text={link} />
        </p>
      </details>
    ))}
  </div>
);
