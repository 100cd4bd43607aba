import type { ThemeUICSSObject } from "@theme-ui/core";
import { withPrefix } from "gatsby";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { useLocale } from "../../hooks/use-site-content";
import { loadedSiteSearch, loadSiteSearch } from "../../search/load-site-search";
import { Link } from "../../ui/link/link";
import { TextLink } from "../../ui/link/text-link";
import { Stack, Text } from "../../ui/primitives";
import { SearchInput } from "../../ui/search/search-input";
import { SEARCH_PATH } from "./on-search";

interface SearchPanelProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Level of the headings of groups. */
  level: 2 | 3;
  /** Limit for each group, with a link to all results. Default: no limit. */
  maxPerGroup?: number;
  /** Called when the visitor follows a result. */
  onFollow?: () => void;
  /** Called when loading the search index fails. */
  onFail: () => void;
  /** Shown if nothing is found. */
  suggestions?: ReactNode;
}

/** A search field with its results. The arrow keys move the focus from the field through the results. */
export const SearchPanel = ({
  label,
  placeholder,
  query,
  onQuery,
  level,
  maxPerGroup,
  onFollow,
  onFail,
  suggestions,
}: SearchPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [wasFocused, setWasFocused] = useState(false);
  const search = useSiteSearch(wasFocused || query !== "", onFail);
  // The field changes with the next paint, the results with a later one.
  const deferredQuery = useDeferredValue(query);
  const groups = useMemo(() => search?.find(deferredQuery) ?? [], [search, deferredQuery]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const countText = count.toLocaleString(useLocale());

  const Heading: "h2" | "h3" = `h${level}`;

  const clear = (): void => {
    onQuery("");
    // The pressed button is about to be removed.
    panel.current?.querySelector("input")?.focus();
  };
  const moveFocus = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const index = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
  };

  return (
    // Key events bubble from the field and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} onKeyDown={moveFocus} sx={{ display: "grid", gap: 5 }}>
      <form
        role="search"
        action={withPrefix(SEARCH_PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          panel.current?.querySelector("a")?.focus();
        }}
        sx={{ position: "relative" }}
      >
        <SearchInput
          label={label}
          name="q"
          value={query}
          placeholder={placeholder}
          onFocus={() => setWasFocused(true)}
          onChange={onQuery}
        />
        <button type="submit" data-script="" hidden>
          {label}
        </button>
      </form>
      <p role="status" sx={{ variant: "text.label", minHeight: "1.5em" }}>
        {search &&
          deferredQuery.trim() !== "" &&
          fillPlaceholders(count > 0 ? search.labels.count : search.labels.none, {
            count: countText,
            query: deferredQuery.trim(),
          })}
      </p>
      {search && deferredQuery.trim() !== "" && count === 0 && (
        <div>
          <button type="button" onClick={clear} sx={{ variant: "buttons.secondary", mb: 7 }}>
            {search.labels.reset}
          </button>
          {suggestions}
        </div>
      )}
      {/* Clicks bubble from the links inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <Stack onClick={(event) => (event.target as Element).closest("a") && onFollow?.()} gap={6}>
        {groups.map(({ heading, hits }) => (
          <section key={heading} aria-label={heading}>
            <Text as={Heading} variant="label" mb={2}>
              {heading}
            </Text>
            <ul className="found">
              {hits.slice(0, maxPerGroup).map(({ id, title, text, source, to }) => (
                <li key={id} sx={hit}>
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
        {search && groups.some(({ hits }) => hits.length > (maxPerGroup ?? Infinity)) && (
          <TextLink
            to={`${SEARCH_PATH}?${new URLSearchParams({ q: deferredQuery.trim() }).toString()}`}
            text={fillPlaceholders(search.labels.all, { count: countText })}
          />
        )}
      </Stack>
    </div>
  );
};

const hit: ThemeUICSSObject = {
  variant: "cards.plain",
  display: "grid",
  gap: 1,
  py: 3,
  borderTop: "1px solid",
  borderColor: "hairline",
  "&:focus-within": { bg: "raised" },
};

/** Loads the search index when it is needed, and returns it when it is loaded. */
function useSiteSearch(isNeeded: boolean, onFail: () => void) {
  const failRef = useRef(onFail);
  const [search, setSearch] = useState(loadedSiteSearch);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    loadSiteSearch().then(
      (loaded) => isUnmounted || setSearch(loaded),
      () => isUnmounted || failRef.current(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return search;
}
