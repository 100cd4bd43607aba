import { Icon } from "../ui/icon";
import { Link } from "../ui/link/link";
import { Hairline, Text } from "../ui/primitives";
import { gutter } from "../theme/layout";
import type { MenuPanelProps } from "./menu-list";
import type { MenuContent } from "./navigation";

/**
 * The panel of a menu with families: columns as wide as the page, each family with its products, which scroll if they are
 * higher than the window. A build for few products omits this module (gatsby/node/webpack.ts).
 */
export const MenuFamilies = ({ id, hidden, menu: { to, overview, items } }: MenuPanelProps) => (
  <div
    id={id}
    hidden={hidden}
    data-panel=""
    sx={{
      variant: "layout.menu",
      position: "absolute",
      top: "var(--bar)",
      left: "50%",
      transform: "translateX(-50%)",
      width: `calc(min(100vw, 80rem) - 2 * ${gutter})`,
      // Room for an announcement above the bar.
      maxHeight: "calc(100vh - var(--bar) - 4rem)",
      overflowY: "auto",
      scrollPaddingBottom: "4.5rem",
      p: 4,
      "& > ul": { columns: "15rem", columnGap: 4 },
    }}
  >
    <ul className="rows">
      {items.map((item) => (
        <Family key={item.to} {...item} />
      ))}
    </ul>
    {to !== null && overview !== null && (
      // In view while the families are scrolled.
      <Hairline line="hairline" pt={2} sx={{ position: "sticky", bottom: -4, bg: "raised" }}>
        <Link to={to} sx={{ variant: "layout.menuRow" }}>
          <Icon name="arrow-right" />
          {overview}
        </Link>
      </Hairline>
    )}
  </div>
);

/** A family with its products, or any other row, in one column. */
const Family = ({ text, to, description, icon, products }: MenuContent["items"][number]) => {
  const members = products ?? [];
  const hasMembers = members.length > 0;
  return (
    <li sx={{ mb: hasMembers ? 4 : 0, breakInside: "avoid" }}>
      <Link to={to} sx={{ variant: "layout.menuRow", gap: 3, py: 2 }}>
        <Icon name={icon} />
        <span>
          <strong sx={{ variant: "text.strong", display: "block", lineHeight: 1.3 }}>{text}</strong>
          {description !== "" && (
            <Text as="span" variant="small">
              {description}
            </Text>
          )}
        </span>
      </Link>
      {hasMembers && (
        <ul className="rows">
          {members.map((member) => (
            <li key={member.to}>
              <Link to={member.to} sx={{ variant: "layout.menuRow", py: 1, paddingInlineStart: "3rem" }}>
                {member.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
