import { hover } from "../../theme/hover";
import { Stack, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link/link";

/** The departments, each with a link that starts an email to its mailbox. */
export const Mailboxes = ({ items }: { items: readonly Queries.ItemFieldsFragment[] }) => (
  <ul
    className="mailboxes"
    sx={{
      display: "grid",
      columnGap: 7,
      gridTemplateColumns: ["1fr", null, "1fr 1fr"],
      borderBottom: "1px solid",
      borderColor: "border",
    }}
  >
    {items.map(({ title, description, icon, action }) => (
      <li
        key={title}
        sx={{
          variant: "cards.plain",
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr) auto",
          gap: 4,
          alignItems: "start",
          py: 6,
          borderTop: "1px solid",
          borderColor: "border",
          ...hover({ borderColor: "text" }),
        }}
      >
        <span sx={{ color: "link", pt: 1 }}>{icon && <Icon name={icon} size={28} />}</span>
        <Stack gap={2}>
          <Text as="h3" variant="h4">
            {title}
          </Text>
          <Text variant="muted">{description}</Text>
          {action && (
            <Link to={action.to} sx={{ variant: "layout.coverLink", fontFamily: "mono" }}>
              {action.text}
            </Link>
          )}
        </Stack>
        <Icon name="arrow-up-right" size={20} />
      </li>
    ))}
  </ul>
);
