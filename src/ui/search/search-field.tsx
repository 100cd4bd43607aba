import type { ComponentProps } from "react";
import { SearchInput } from "./search-input";

/** A search box that filters the list below it while the visitor types. */
export const SearchField = (props: ComponentProps<typeof SearchInput>) => (
  <div role="search" data-script="" sx={{ position: "relative", width: "100%", maxWidth: "28rem" }}>
    <SearchInput {...props} />
  </div>
);
