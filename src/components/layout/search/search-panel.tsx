import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { fillPlaceholders } from "../../../domain/placeholders";
import { loadedSiteSearch, loadSiteSearch } from "../../../search/load-site-search";
import { Link } from "../../ui/link/link";
import { SearchInput } from "../../ui/search/search-input";
import { SEARCH } from "./on-search";
import { SearchResults } from "./search-results";

interface SearchPanelProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Heading level of the kinds of result in the page's outline. */
  level: 2 | 3;
  /** Most results of one kind that are shown; a link leads to all of them. Without it all are. */
  most?: number;
  /** Told when a result is followed. */
  onFollow?: () => void;
  /** Told when the search cannot be loaded. */
  onFail: () => void;
}

/** A field and what it finds; the arrow keys walk from the field through the results. */
export const SearchPanel = ({
  label,
  placeholder,
  query,
  onQuery,
  level,
  most,
  onFollow,
  onFail,
}: SearchPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const failed = useRef(onFail);
  const [search, setSearch] = useState(loadedSiteSearch);
  const [isEntered, setEntered] = useState(false);
  const isWanted = isEntered || query !== "";
  // The field shows a letter with the next paint; the results follow.
  const asked = useDeferredValue(query);
  const groups = useMemo(() => search?.find(asked) ?? [], [search, asked]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);

  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    loadSiteSearch().then(
      (loaded) => gone || setSearch(loaded),
      () => gone || failed.current(),
    );
    return () => {
      gone = true;
    };
  }, [isWanted]);

  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const index = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
  };

  return (
    // The keys are those of the field and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} onKeyDown={walk} sx={{ display: "grid", gap: 5 }}>
      <form
        role="search"
        action={SEARCH}
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
          onFocus={() => setEntered(true)}
          onChange={onQuery}
        />
        <button type="submit" data-script="" hidden>
          {label}
        </button>
      </form>
      <p role="status" sx={{ variant: "text.label", minHeight: "1.5em" }}>
        {search &&
          asked.trim() !== "" &&
          fillPlaceholders(count > 0 ? search.labels.count : search.labels.none, { count, query: asked.trim() })}
      </p>
      <SearchResults {...{ groups, level, most, onFollow }}>
        {search && groups.some(({ hits }) => hits.length > (most ?? Infinity)) && (
          <Link
            to={`${SEARCH}?${new URLSearchParams({ q: asked.trim() }).toString()}`}
            sx={{ variant: "layout.textLink" }}
          >
            {fillPlaceholders(search.labels.all, { count })}
          </Link>
        )}
      </SearchResults>
    </div>
  );
};
