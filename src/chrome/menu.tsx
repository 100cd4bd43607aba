import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import type { Chrome } from "./use-chrome";

type MenuProps = Chrome["navigation"]["menus"][number];

/** A named menu that discloses its rows; only one of them is open at a time. */
export const Menu = ({ text, to, items }: MenuProps) => (
  <details name="menu" sx={{ position: "relative" }}>
    <summary sx={{ variant: "layout.barLink" }}>
      {text}
      <Icon name="chevron-down" size={16} />
    </summary>
    <ul className="rows" sx={{ variant: "layout.menu" }}>
      <li>
        <Link to={to} sx={{ variant: "layout.menuRow" }}>
          <strong>{text}</strong>
        </Link>
      </li>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} sx={{ variant: "layout.menuRow" }}>
            <Icon name={item.icon} />
            <span>
              <strong>{item.text}</strong>
              <span sx={{ variant: "text.small", display: "block" }}>{item.description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </details>
);
