import { hover } from "../../theme/hover";
import { Stack, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link/link";

/** An email address in a text; the group keeps it among the pieces of the text. */
const EMAIL = /([^\s@<>()]+@[^\s@<>()]+\.\w+)/;

const hasLink = ({ action, description }: Pick<Queries.ItemFieldsFragment, "action" | "description">): boolean =>
  Boolean(action) || EMAIL.test(description);

/**
 * The departments, each with a link that starts an email to its mailbox: its action, or else the email address in its
 * description.
 */
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
          display: "flex",
          gap: 4,
          alignItems: "start",
          py: 6,
          borderTop: "1px solid",
          borderColor: "border",
          ...(hasLink({ description, action }) && hover({ borderColor: "text" })),
        }}
      >
        {icon && (
          <span sx={{ color: "link", pt: 1 }}>
            <Icon name={icon} size={28} />
          </span>
        )}
        <Stack gap={2} sx={{ flex: 1, minWidth: 0 }}>
          <Text as="h3" variant="h4">
            {title}
          </Text>
          <Text variant="muted">{action ? description : <LinkedEmail text={description} />}</Text>
          {action && (
            <Link to={action.to} sx={{ variant: "layout.coverLink", fontFamily: "mono" }}>
              {action.text}
            </Link>
          )}
        </Stack>
        {hasLink({ description, action }) && <Icon name="arrow-up-right" size={20} />}
      </li>
    ))}
  </ul>
);

/** A text in which the email address is a link. */
const LinkedEmail = ({ text }: { text: string }) => {
  const [before, email, ...after] = text.split(EMAIL);
  return (
    <>
      {before}
      {email !== undefined && (
        <Link to={`mailto:${email}`} sx={{ variant: "layout.coverLink" }}>
          {email}
        </Link>
      )}
      {after.join("")}
    </>
  );
};
