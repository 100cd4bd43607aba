import type { ReactNode } from "react";
import type { HitGroup } from "../../../search/site-search-file";
import { Link } from "../../ui/link/link";
import { Stack, Text } from "../../ui/primitives";

interface SearchResultsProps {
  groups: readonly HitGroup[];
  level: 2 | 3;
  /** Limit for each group. */
  maxPerGroup: number | undefined;
  onFollow: (() => void) | undefined;
  /** Content below the results. */
  children: ReactNode;
}

/** Results in groups, such as pages and articles. */
export const SearchResults = ({ groups, level, maxPerGroup, onFollow, children }: SearchResultsProps) => {
  const Heading: "h2" | "h3" = `h${level}`;
  return (
    // Clicks bubble from the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <Stack onClick={(event) => (event.target as Element).closest("a") && onFollow?.()} gap={6}>
      {groups.map(({ heading, hits }) => (
        <section key={heading} aria-label={heading}>
          <Text as={Heading} variant="label" mb={2}>
            {heading}
          </Text>
          <ul className="found">
            {hits.slice(0, maxPerGroup).map(({ id, title, text, source, to }) => (
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
                <Text as="span" variant="small">
                  {text}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </Stack>
  );
};
