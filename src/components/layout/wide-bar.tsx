import { memo } from "react";
import { Action } from "../../forms/ui/action";
import { Link } from "../ui/link/link";
import { LanguageLinks } from "./language/language-links";
import { Menu } from "./menu";
import type { LayoutContent } from "./use-layout-content";

interface WideBarProps extends Omit<LayoutContent, "site" | "hasSearch"> {
  /** `text` of the open menu. */
  open: string | undefined;
  onToggle: (menu: string, open: boolean) => void;
  /** The condition under which they fit. */
  condition: string;
}

/** Menus, links and demo button of the bar in a wide window. Memoized, so that the phone menu does not render it again. */
export const WideBar = memo(function WideBar(props: WideBarProps) {
  const { languages, navigation, labels, open, onToggle, condition } = props;
  return (
    <nav
      aria-label={labels.mainNavigation}
      sx={{
        variant: "layout.wideOnly",
        // The links move apart as far as there is room.
        gap: `clamp(0px, (100cqi - ${navigation.barWidth}rem) / 8, 12px)`,
        [condition]: { display: "flex" },
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
