import { useDeferredValue, useEffect, useId } from "react";
import { Icon } from "../ui/icon";
import { LanguageLinks } from "./language/language-links";
import { getWideQuery } from "./navigation";
import { PhoneLinks } from "./phone-links";
import type { LayoutContent } from "./use-layout-content";

interface PhoneMenuProps extends LayoutContent {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Elements that are inert while the menu is open. */
const INERT_SELECTOR = "main, footer";

/** All links in a scrollable sheet below the bar, at most 80 % of the screen high. */
export const PhoneMenu = ({ languages, navigation, labels, open, onToggle }: PhoneMenuProps) => {
  const sheetId = useId();
  // The button changes with the next paint, the sheet with a later one.
  const isSheetShown = useDeferredValue(open);
  // When the menu closes, the page is interactive before the sheet has been hidden.
  const isCovering = open && isSheetShown;

  useEffect(() => {
    if (!isCovering) return;
    const setInert = (isInert: boolean): void => {
      for (const element of document.querySelectorAll<HTMLElement>(INERT_SELECTOR)) element.inert = isInert;
      document.documentElement.style.overflow = isInert ? "hidden" : "";
    };
    setInert(true);
    return () => setInert(false);
  }, [isCovering]);

  return (
    // A long label is shortened before the name of the company wraps.
    <div data-menu="" sx={{ minWidth: 0, flexShrink: 1000, [getWideQuery(navigation)]: { display: "none" } }}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={sheetId}
        onClick={() => onToggle(!open)}
        sx={{ variant: "layout.barLink", maxWidth: "100%", background: "none", border: "none", gap: 2 }}
      >
        <Icon name={open ? "x" : "menu"} />
        <span sx={{ variant: "layout.menuLabel" }}>{open ? labels.closeMenu : labels.openMenu}</span>
      </button>
      <nav
        id={sheetId}
        aria-label={labels.mainNavigation}
        hidden={!isSheetShown}
        data-panel=""
        sx={{ variant: "layout.sheet" }}
      >
        <PhoneLinks {...navigation} />
        <LanguageLinks languages={languages} variant="layout.phoneLink" />
      </nav>
    </div>
  );
};
