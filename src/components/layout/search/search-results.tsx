import type { ReactNode } from "react";
import type { HitGroup } from "../../../search/site-search-file";
import { Link } from "../../ui/link/link";

interface SearchResultsProps {
  groups: readonly HitGroup[];
  level: 2 | 3;
  /** Most of one kind. */
  most: number | undefined;
  onFollow: (() => void) | undefined;
  /** What stands below them. */
  children: ReactNode;
}

/** What was found, kind by kind. */
export const SearchResults = ({ groups, level, most, onFollow, children }: SearchResultsProps) => {
  const Heading: "h2" | "h3" = `h${level}`;
  return (
    // Clicks are those of the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={(event) => (event.target as Element).closest("a") && onFollow?.()} sx={{ display: "grid", gap: 6 }}>
      {groups.map(({ heading, hits }) => (
        <section key={heading} aria-label={heading}>
          <Heading sx={{ variant: "text.label", mb: 2 }}>{heading}</Heading>
          <ul className="found">
            {hits.slice(0, most).map(({ id, title, text, source, to }) => (
              <li
                key={id}
                sx={{
                  variant: "cards.plain",
                  display: "grid",
                  gap: 1,
                  py: 3,
                  borderTop: "1px solid",
                  borderColor: "hairline",
                  "&:focus-within": { bg: "raised" },
                }}
              >
                <Link to={to} sx={{ variant: "layout.coverLink" }}>
                  {source === title ? title : `${source}: ${title}`}
                </Link>
                <span sx={{ variant: "text.small" }}>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </div>
  );
};
