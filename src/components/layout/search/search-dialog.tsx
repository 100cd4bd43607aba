import { useState } from "react";
import { Dialog } from "../../ui/dialog/dialog";
import { useCloseOnLeave } from "../../../hooks/use-close-on-leave";
import { SEARCH } from "./on-search";
import { SearchPanel } from "./search-panel";

/** Results of each kind. The search page shows all of them. */
const MOST_OF_A_KIND = 6;

interface SearchDialogProps {
  label: string;
  placeholder: string;
  onClose: () => void;
}

/** The search over the page. It closes when a result is followed. */
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
        most={MOST_OF_A_KIND}
        onFollow={onClose}
        // The page lists everything by itself.
        onFail={() => location.assign(SEARCH)}
      />
    </Dialog>
  );
};
