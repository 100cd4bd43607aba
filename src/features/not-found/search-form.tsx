import { withPrefix } from "gatsby";
import { useState } from "react";
import { SearchInput } from "../../ui/search/search-input";

interface SearchFormProps {
  /** Path of the page with the results. */
  action: string;
  search: string;
  searchPlaceholder: string;
}

/** A search field that opens the page with the results. It works without script. */
export const SearchForm = ({ action, search, searchPlaceholder }: SearchFormProps) => {
  const [query, setQuery] = useState("");
  return (
    <form
      role="search"
      action={withPrefix(action)}
      sx={{ position: "relative", width: "100%", maxWidth: "28rem", mt: 3 }}
    >
      <SearchInput name="q" label={search} placeholder={searchPlaceholder} value={query} onChange={setQuery} />
    </form>
  );
};
