import * as styles from "../../theme/styles/lists";
import { Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface DocumentRowsProps {
  rows: readonly { title: string; text: string; label?: string; to: string; link: string }[];
}

/** Links to documents, each with its title and a description. */
export const DocumentRows = ({ rows }: DocumentRowsProps) => (
  <ul className="documents" sx={styles.rows}>
    {rows.map(({ title, text, label, to, link }) => (
      <li
        key={title}
        sx={{
          variant: "cards.plain",
          display: "grid",
          gap: [2, null, 6],
          gridTemplateColumns: ["1fr", null, "4fr 6fr auto"],
          alignItems: "baseline",
        }}
      >
        <Text as="h3" variant="h4">
          {title}
        </Text>
        <Text variant="muted">
          {text}{" "}
          {label !== undefined && (
            <Text as="span" variant="label">
              {label}
            </Text>
          )}
        </Text>
        <Link to={to} sx={{ variant: "layout.coverLink" }}>
          {link}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </li>
    ))}
  </ul>
);
