import { memo } from "react";
import { Action } from "../forms/ui/action";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link/link";
import type { Navigation } from "./navigation";
import { Hairline, Text } from "../ui/primitives";

/** All links of the bar below each other, and the demo button. Memoized, so that opening the menu does not render them. */
export const PhoneLinks = memo(function PhoneLinks({ menus, links, logIn, demo }: Navigation) {
  const otherLinks = [...links, logIn ?? []].flat();
  return (
    <>
      {menus.map(({ text, to, items }) => (
        <div key={text} sx={{ mb: 5 }}>
          <Text variant="label" mb={1}>
            {to === null ? (
              text
            ) : (
              <Link to={to} sx={{ variant: "layout.phoneLink", color: "subtle" }}>
                {text}
              </Link>
            )}
          </Text>
          <ul className="rows">
            {items.map((item) => (
              <li key={item.to}>
                <Link to={item.to} sx={{ variant: "layout.phoneLink" }}>
                  <Icon name={item.icon} />
                  {item.text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {otherLinks.length > 0 && (
        <Hairline as="ul" className="rows" line="hairline" pt={3} mb={5} sx={{ columns: "12rem" }}>
          {otherLinks.map(({ text, to }) => (
            <li key={to}>
              <Link to={to} sx={{ variant: "layout.phoneLink" }}>
                {text}
              </Link>
            </li>
          ))}
        </Hairline>
      )}
      {demo && (
        // In view while the links above are scrolled, over the padding of the menu.
        <div
          sx={{ position: "sticky", bottom: -5, py: 3, bg: "raised", display: "grid", justifyContent: [null, "start"] }}
        >
          <Action {...demo} />
        </div>
      )}
    </>
  );
});
