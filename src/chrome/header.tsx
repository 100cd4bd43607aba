import { bandProperties } from "../theme/bands";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";
import { Menu } from "./menu";
import type { Chrome } from "./use-chrome";

/** The bar over every page: brand, menus, log-in and the demo. It works before any script has run. */
export const Header = ({ site, navigation, word }: Chrome) => {
  const rows = (
    <>
      {navigation.menus.map((menu) => (
        <Menu key={menu.to} {...menu} />
      ))}
      {navigation.links.map(({ text, to }) => (
        <Link key={to} to={to} sx={{ variant: "layout.barLink" }}>
          {text}
        </Link>
      ))}
    </>
  );
  const actions = (
    <>
      <Link to={navigation.logIn.to} sx={{ variant: "layout.barLink" }}>
        {navigation.logIn.text}
      </Link>
      <ButtonLink {...navigation.demo} />
    </>
  );
  return (
    <header style={bandProperties("ink")} sx={{ variant: "layout.bar" }}>
      <div sx={{ variant: "layout.container", display: "flex", alignItems: "center", gap: 5, height: "bar" }}>
        <Link to="/" sx={{ variant: "text.h4", color: "text", textDecoration: "none", mr: "auto" }}>
          {site.brand}
        </Link>
        <nav aria-label={word("mainNavigation")} sx={{ variant: "layout.wideOnly" }}>
          {rows}
          {actions}
        </nav>
        <details sx={{ variant: "layout.narrowOnly" }}>
          <summary sx={{ variant: "layout.barLink" }}>{word("openMenu")}</summary>
          <nav aria-label={word("mainNavigation")} sx={{ variant: "layout.sheet" }}>
            {rows}
            {actions}
          </nav>
        </details>
      </div>
    </header>
  );
};
