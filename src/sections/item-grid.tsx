import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";

/** The items of a section, each an article with its own heading. */
export const ItemGrid = ({ items }: { items: readonly Queries.ItemPartsFragment[] }) => (
  <ul className="items" sx={{ variant: "layout.grid" }}>
    {items.map((item) => (
      <li key={item.title} sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
        {item.picture && <Picture picture={item.picture} sx={{ img: { borderRadius: "card" } }} />}
        {item.icon && !item.picture && <Icon name={item.icon} size={32} />}
        {item.label && <p sx={{ variant: "text.label" }}>{item.label}</p>}
        <h3 sx={{ variant: "text.h4" }}>{item.title}</h3>
        <p sx={{ color: "muted" }}>{item.description}</p>
        {item.points && (
          <ul>
            {item.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {item.action && (
          <p>
            <Link to={item.action.to} sx={{ variant: "layout.textLink" }}>
              {item.action.text}
            </Link>
          </p>
        )}
      </li>
    ))}
  </ul>
);

export const itemFragment = graphql`
  fragment ItemParts on Item {
    id
    title
    description
    icon
    label
    points
    picture {
      ...CardPicture
    }
    action {
      text
      to
    }
  }
`;
