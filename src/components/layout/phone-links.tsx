import { Action } from "../../forms/action";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import type { Navigation } from "./navigation";

/** All links of the bar, one under the other, and the demo. */
export const PhoneLinks = ({ menus, links, logIn, demo }: Navigation) => (
  <>
    {menus.map(({ text, to, items }) => (
      <div key={to} sx={{ mb: 5 }}>
        <p sx={{ variant: "text.label", mb: 1 }}>
          <Link to={to} sx={{ variant: "layout.phoneLink", color: "subtle" }}>
            {text}
          </Link>
        </p>
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
    <ul className="rows" sx={{ borderTop: "1px solid", borderColor: "hairline", pt: 3, mb: 5 }}>
      {[...links, logIn].map(({ text, to }) => (
        <li key={to}>
          <Link to={to} sx={{ variant: "layout.phoneLink" }}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
    <Action {...demo} />
  </>
);
