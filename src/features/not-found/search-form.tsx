import { withPrefix } from "gatsby";
import { useState } from "react";
import { Row } from "../../ui/primitives";
import { SearchInput } from "../../ui/search/search-input";

interface SearchFormProps {
  /** Path of the page with the results. */
  action: string;
  search: string;
  searchPlaceholder: string;
}

/** A search field that opens the page with the results. Without script, the site has no search. */
export const SearchForm = ({ action, search, searchPlaceholder }: SearchFormProps) => {
  const [query, setQuery] = useState("");
  return (
    <form
      role="search"
      action={withPrefix(action)}
      data-script=""
      // Next to the picture, of which bright lines would lead into the button.
      sx={{ width: "100%", maxWidth: ["32rem", null, "min(28rem, 33vw)"], mt: 3 }}
    >
      <Row sx={{ flexWrap: "nowrap" }}>
        <div sx={{ position: "relative", flexGrow: 1 }}>
          <SearchInput name="q" label={search} placeholder={searchPlaceholder} value={query} onChange={setQuery} />
        </div>
        <button type="submit" sx={{ variant: "buttons.secondary" }}>
          {search}
        </button>
      </Row>
    </form>
  );
};
