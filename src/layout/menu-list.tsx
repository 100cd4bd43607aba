import { Icon } from "../ui/icon";
import { Link } from "../ui/link/link";
import type { MenuContent } from "./navigation";
import { Hairline, Text } from "../ui/primitives";

export interface MenuPanelProps {
  /** Names the panel for the button that opens it. */
  id: string;
  hidden: boolean;
  menu: MenuContent;
}

/** The panel of a menu: its links, each with a description, and a link to their overview page if there is one. */
export const MenuList = ({ id, hidden, menu: { to, overview, items } }: MenuPanelProps) => (
  <div id={id} hidden={hidden} data-panel="" sx={{ variant: "layout.menuList" }}>
    <ul className="rows">
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} sx={{ variant: "layout.menuRow" }}>
            <Icon name={item.icon} />
            <span>
              <strong sx={{ variant: "text.strong", display: "block", lineHeight: 1.3 }}>{item.text}</strong>
              <Text as="span" variant="small">
                {item.description}
              </Text>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    {to !== null && overview !== null && (
      <Hairline line="hairline" mt={2} pt={2}>
        <Link to={to} sx={{ variant: "layout.menuRow" }}>
          <Icon name="arrow-right" />
          {overview}
        </Link>
      </Hairline>
    )}
  </div>
);
