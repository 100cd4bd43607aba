import { memo } from "react";
import { Action } from "../forms/ui/action";
import { Link } from "../ui/link/link";
import { LanguageLinks } from "./language/language-links";
import { Menu } from "./menu";
import { getWideQuery } from "./navigation";
import type { LayoutContent } from "./use-layout-content";

interface WideBarProps extends Omit<LayoutContent, "site" | "hasSearch"> {
  /** `text` of the open menu. */
  open: string | undefined;
  onToggle: (menu: string, open: boolean) => void;
}

/** Menus, links and demo button of the bar in a wide window. Memoized, so that the phone menu does not render it again. */
export const WideBar = memo(function WideBar({ languages, navigation, labels, open, onToggle }: WideBarProps) {
  return (
    <nav
      aria-label={labels.mainNavigation}
      sx={{
        variant: "layout.wideOnly",
        // The links share the room that is left; a bar has about eight of them.
        gap: `clamp(0px, (100cqi - ${navigation.barWidth}rem) / 8, 12px)`,
        [getWideQuery(navigation)]: { display: "flex" },
      }}
    >
      {navigation.menus.map((menu) => (
        <Menu
          key={menu.text}
          menu={menu}
          open={open === menu.text}
          onToggle={(isOpen) => onToggle(menu.text, isOpen)}
        />
      ))}
      {[...navigation.links, navigation.logIn ?? []].flat().map(({ text, to }) => (
        <Link key={to} to={to} sx={{ variant: "layout.barLink" }}>
          {text}
        </Link>
      ))}
      <LanguageLinks languages={languages} variant="layout.barLink" />
      {navigation.demo && <Action {...navigation.demo} />}
    </nav>
  );
});
