import { Icon } from "../ui/icon";
import { Link } from "../ui/link/link";
import type { MenuContent } from "./navigation";
import { Hairline, Text } from "../ui/primitives";

/** The links of a menu, each with a description, a link to their overview page, and the second group if there is one. */
export const MenuList = ({ to, overview, items, more }: MenuContent) => (
  <div sx={{ display: "flex", "& > *": { flex: 1 } }}>
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
      {to !== null && overview !== null && (
        <Hairline as="li" line="hairline" mt={2} pt={2}>
          <Link to={to} sx={{ variant: "layout.menuRow" }}>
            <Icon name="arrow-right" />
            {overview}
          </Link>
        </Hairline>
      )}
    </ul>
    {more && (
      <div
        sx={{
          minWidth: "13rem",
          borderInlineStart: "1px solid",
          borderColor: "hairline",
          paddingInlineStart: 2,
          marginInlineStart: 2,
        }}
      >
        <Text variant="label" p={3}>
          {more.heading}
        </Text>
        <ul className="rows">
          {more.links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} sx={{ variant: "layout.menuRow" }}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
