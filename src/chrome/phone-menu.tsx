import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { Action } from "../forms/action";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import type { Chrome } from "./use-chrome";

interface PhoneMenuProps extends Chrome {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** What lies behind an open menu on a phone: out of reach for touch, keyboard and screen reader. */
const BEHIND = "main, footer";

/** All links in a sheet below the bar; it scrolls inside and takes at most 80 % of the screen's height. */
export const PhoneMenu = ({ navigation, word, open, onToggle }: PhoneMenuProps) => {
  const sheetId = useId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const element of behind) element.inert = true;
    document.documentElement.style.overflow = "hidden";
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.style.overflow = "";
    };
  }, [open]);

  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open) return;
    onToggle(false);
    button.current?.focus();
  };

  return (
    // Escape is heard for the button and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-menu="" onKeyDown={escape} sx={{ variant: "layout.narrowOnly" }}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={sheetId}
        onClick={() => onToggle(!open)}
        sx={{ variant: "layout.barLink", background: "none", border: "none", gap: 2 }}
      >
        <Icon name={open ? "x" : "menu"} />
        {open ? word("closeMenu") : word("openMenu")}
      </button>
      <nav
        id={sheetId}
        aria-label={word("mainNavigation")}
        hidden={!open}
        data-panel=""
        sx={{ variant: "layout.sheet" }}
      >
        {navigation.menus.map(({ text, to, items }) => (
          <div key={to} sx={{ mb: 5 }}>
            <p sx={{ variant: "text.label", mb: 1 }}>
              <Link to={to} sx={{ variant: "layout.phoneLink", color: "subtle" }}>
                {text}
              </Link>
            </p>
            <ul className="rows">
              {items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} sx={{ variant: "layout.phoneLink" }}>
                    <Icon name={item.icon} />
                    {item.text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ul className="rows" sx={{ borderTop: "1px solid", borderColor: "hairline", pt: 3, mb: 5 }}>
          {[...navigation.links, navigation.logIn].map(({ text, to }) => (
            <li key={to}>
              <Link to={to} sx={{ variant: "layout.phoneLink" }}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <Action {...navigation.demo} />
      </nav>
    </div>
  );
};
