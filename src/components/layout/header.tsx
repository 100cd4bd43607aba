import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { bandProperties } from "../../theme/bands";
import { media } from "../../theme/breakpoints";
import { sizes } from "../../theme/tokens";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link/link";
import { VisuallyHidden } from "../ui/visually-hidden";
import { Brand } from "./brand";
import { PhoneMenu } from "./phone-menu";
import { SEARCH } from "./search/on-search";
import type { LayoutContent } from "./use-layout-content";
import { useScrolled } from "../../hooks/use-scrolled";
import { WideBar } from "./wide-bar";

/** Names the phone's sheet among the menus, of which one is open at a time. */
const PHONE = "phone";

/** From here on the bar shows its menus, and the phone's sheet could not be closed: its button is not shown. */
const WIDE = media("laptop");

/** The bar over every page: brand, menus, log-in and the demo. */
export const Header = (content: LayoutContent) => {
  const { site, navigation, labels } = content;
  const scrolled = useScrolled();
  const [open, setOpen] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const toggle = useCallback(
    (name: string, shown: boolean): void => setOpen((now) => (shown ? name : now === name ? undefined : now)),
    [],
  );

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = (): void => setOpen(undefined);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  useEffect(() => {
    if (open === undefined) return;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(undefined);
    };
    const close = (): void => setOpen(undefined);
    // A menu that the mouse has opened does not hold the focus, so Escape is heard wherever it is pressed.
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      close();
      bar.current?.querySelector<HTMLElement>("[data-menu]:focus-within > button")?.focus();
    };
    const closed = new AbortController();
    const { signal } = closed;
    addEventListener("pointerdown", closeOutside, { signal });
    addEventListener("popstate", close, { signal });
    addEventListener("keydown", escape, { signal });
    return () => closed.abort();
  }, [open]);

  // A menu has done its work when a link or a button in it has been followed.
  const closeFollowed = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest("a, [aria-haspopup=dialog]") : null;
    if (control) setOpen(undefined);
  };

  return (
    // The clicks belong to the links and buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <header
      ref={bar}
      onClick={closeFollowed}
      data-opaque={scrolled || open === PHONE}
      style={{ ...bandProperties("ink"), ["--bar" as string]: `${scrolled ? sizes.barScrolled : sizes.bar}px` }}
      sx={{ variant: "layout.bar" }}
    >
      <div sx={{ variant: "layout.barInner" }}>
        <Brand name={site.brand} />
        <Link to={SEARCH} sx={{ variant: "layout.barLink", mr: [0, null, -3] }}>
          <Icon name="search" size={20} />
          <VisuallyHidden>{labels.search}</VisuallyHidden>
        </Link>
        <WideBar navigation={navigation} labels={labels} open={open === PHONE ? undefined : open} onToggle={toggle} />
        <PhoneMenu {...content} open={open === PHONE} onToggle={(shown) => toggle(PHONE, shown)} />
      </div>
    </header>
  );
};
