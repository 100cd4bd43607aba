import { memo } from "react";
import { Action } from "../../forms/ui/action";
import { Link } from "../ui/link/link";
import { Menu } from "./menu";
import type { LayoutContent } from "./use-layout-content";

interface WideBarProps extends Omit<LayoutContent, "site"> {
  /** The menu that is open, by its address. */
  open: string | undefined;
  onToggle: (menu: string, open: boolean) => void;
}

/** The bar's menus, links and demo on a wide screen. It is not drawn again with the phone's menu. */
export const WideBar = memo(function WideBar({ navigation, labels, open, onToggle }: WideBarProps) {
  return (
    <nav aria-label={labels.mainNavigation} sx={{ variant: "layout.wideOnly" }}>
      {navigation.menus.map((menu) => (
        <Menu key={menu.to} menu={menu} open={open === menu.to} onToggle={(shown) => onToggle(menu.to, shown)} />
      ))}
      {[...navigation.links, navigation.logIn].map(({ text, to }) => (
        <Link key={to} to={to} sx={{ variant: "layout.barLink" }}>
          {text}
        </Link>
      ))}
      <Action {...navigation.demo} />
    </nav>
  );
});
