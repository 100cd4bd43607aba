import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { bandProperties } from "../theme/bands";
import { sizes } from "../theme/tokens";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link/link";
import { VisuallyHidden } from "../ui/visually-hidden";
import { Brand } from "./brand";
import { getWideQuery } from "./navigation";
import { PhoneMenu } from "./phone-menu";
import { SEARCH_PATH } from "./search/on-search";
import type { LayoutContent } from "./use-layout-content";
import { useScrolled } from "../hooks/use-scrolled";
import { WideBar } from "./wide-bar";

/** Name of the phone menu. One menu is open at a time; the other menus are identified by their text. */
const PHONE_MENU = "phone";

/** The bar at the top of every page: brand, search, menus, login and the button for a demo. */
export const Header = (content: LayoutContent) => {
  const { languages, site, navigation, labels, hasSearch } = content;
  const isScrolled = useScrolled();
  const [open, setOpen] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const toggle = useCallback(
    (name: string, isOpen: boolean): void =>
      setOpen((current) => (isOpen ? name : current === name ? undefined : current)),
    [],
  );

  useEffect(() => {
    let width = innerWidth;
    // In a window of another width, the button that closes the menu may be hidden.
    const closeAtOtherWidth = (): void => {
      if (innerWidth !== width) setOpen(undefined);
      width = innerWidth;
    };
    addEventListener("resize", closeAtOtherWidth);
    return () => removeEventListener("resize", closeAtOtherWidth);
  }, []);

  useEffect(() => {
    if (open === undefined) return;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(undefined);
    };
    const close = (): void => setOpen(undefined);
    // A menu that was opened by hover does not contain the focus, so the listener is on the window.
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      close();
      bar.current?.querySelector<HTMLElement>("[data-menu]:focus-within > button")?.focus();
    };
    const cleanup = new AbortController();
    const { signal } = cleanup;
    addEventListener("pointerdown", closeOutside, { signal });
    addEventListener("popstate", close, { signal });
    addEventListener("keydown", closeOnEscape, { signal });
    return () => cleanup.abort();
  }, [open]);

  // A menu closes when the visitor follows a link in it or opens a dialog from it.
  const closeAfterClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest("a, [aria-haspopup=dialog]") : null;
    if (control) setOpen(undefined);
  };

  return (
    // The clicks bubble from the links and buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <header
      ref={bar}
      onClick={closeAfterClick}
      data-opaque={isScrolled || open === PHONE_MENU}
      style={{ ...bandProperties("ink"), ["--bar" as string]: `${isScrolled ? sizes.barScrolled : sizes.bar}px` }}
      sx={{ variant: "layout.bar" }}
    >
      <div sx={{ variant: "layout.barInner" }}>
        <Brand name={site.brand} />
        {hasSearch && (
          <Link
            to={SEARCH_PATH}
            sx={{ variant: "layout.barLink", [getWideQuery(navigation)]: { marginInlineEnd: -3 } }}
          >
            <Icon name="search" size={20} />
            <VisuallyHidden>{labels.search}</VisuallyHidden>
          </Link>
        )}
        <WideBar
          languages={languages}
          navigation={navigation}
          labels={labels}
          open={open === PHONE_MENU ? undefined : open}
          onToggle={toggle}
        />
        <PhoneMenu {...content} open={open === PHONE_MENU} onToggle={(isOpen) => toggle(PHONE_MENU, isOpen)} />
      </div>
    </header>
  );
};
