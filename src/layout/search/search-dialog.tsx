import { useState } from "react";
import { Dialog } from "../../ui/dialog/dialog";
import { useCloseOnLeave } from "../../hooks/use-close-on-leave";
import { openSearchPage } from "./on-search";
import { SearchPanel } from "./search-panel";

/** The dialog links to the search page, which shows all results. */
const MAX_RESULTS_PER_GROUP = 6;

interface SearchDialogProps {
  label: string;
  placeholder: string;
  onClose: () => void;
}

/** The search in a dialog, which closes when the visitor follows a result. */
export const SearchDialog = ({ label, placeholder, onClose }: SearchDialogProps) => {
  const [query, setQuery] = useState("");
  useCloseOnLeave(onClose);
  return (
    <Dialog title={label} onClose={onClose}>
      <SearchPanel
        label={label}
        placeholder={placeholder}
        query={query}
        onQuery={setQuery}
        level={3}
        maxPerGroup={MAX_RESULTS_PER_GROUP}
        onFollow={onClose}
        // The search page lists all pages and needs no index for that.
        onFail={openSearchPage}
      />
    </Dialog>
  );
};
