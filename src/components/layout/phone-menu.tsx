import { useDeferredValue, useEffect, useId } from "react";
import { Icon } from "../ui/icon";
import { PhoneLinks } from "./phone-links";
import type { LayoutContent } from "./use-layout-content";

interface PhoneMenuProps extends LayoutContent {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** What lies behind an open menu on a phone: out of reach for touch, keyboard and screen reader. */
const BEHIND = "main, footer";

/** All links in a sheet below the bar; it scrolls inside and takes at most 80 % of the screen's height. */
export const PhoneMenu = ({ navigation, labels, open, onToggle }: PhoneMenuProps) => {
  const sheetId = useId();
  // The button shows that it is pressed with the next paint; the sheet follows.
  const shown = useDeferredValue(open);
  // Closing gives the page back without waiting for the sheet.
  const covers = open && shown;

  useEffect(() => {
    if (!covers) return;
    const shut = (isShut: boolean): void => {
      for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isShut;
      document.documentElement.style.overflow = isShut ? "hidden" : "";
    };
    shut(true);
    return () => shut(false);
  }, [covers]);

  return (
    <div data-menu="" sx={{ variant: "layout.narrowOnly" }}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={sheetId}
        onClick={() => onToggle(!open)}
        sx={{ variant: "layout.barLink", background: "none", border: "none", gap: 2 }}
      >
        <Icon name={open ? "x" : "menu"} />
        <span sx={{ variant: "layout.roomyOnly" }}>{open ? labels.closeMenu : labels.openMenu}</span>
      </button>
      <nav
        id={sheetId}
        aria-label={labels.mainNavigation}
        hidden={!shown}
        data-panel=""
        sx={{ variant: "layout.sheet" }}
      >
        <PhoneLinks {...navigation} />
      </nav>
    </div>
  );
};
