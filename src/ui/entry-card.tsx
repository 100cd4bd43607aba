import type { ReactNode } from "react";
import { Link } from "./link/link";
import { Picture, type PictureData } from "./media/picture";
import { VisuallyHidden } from "./visually-hidden";
import { sizes } from "../theme/breakpoints";
import { Text } from "./primitives";

interface EntryCardProps {
  /** Small line above the title: a category, an industry, a device. */
  label: string;
  title: string;
  text: string;
  picture?: PictureData | null | undefined;
  /** `sizes` of the picture. Default: the width of a column of cards. */
  sizes?: string | undefined;
  /** Link that covers the card. */
  link?: { to: string; text: string };
  children?: ReactNode;
}

/** One column on a phone, two from the breakpoint `tablet` on, and three from `cards` on. */
const COLUMN_SIZES = sizes("60vw", { tablet: "46vw", cards: "31vw", wide: "26rem" });

/** A card for an entry of a list; its one link covers the card. */
export const EntryCard = ({
  label,
  title,
  text,
  picture,
  sizes: pictureSizes = COLUMN_SIZES,
  link,
  children,
}: EntryCardProps) => {
  return (
    <article sx={{ variant: "cards.primary", height: "100%" }}>
      {picture && (
        <div sx={{ overflow: "hidden" }}>
          <Picture picture={picture} sizes={pictureSizes} />
        </div>
      )}
      <div sx={{ display: "flex", flexDirection: "column", gap: 2, flexGrow: 1, p: 5 }}>
        <Text variant="label">{label}</Text>
        <Text as="h3" variant="h4">
          {title}
        </Text>
        <Text variant="muted" mb={2}>
          {text}
        </Text>
        {children}
        {link && (
          <Link to={link.to} sx={{ variant: "layout.coverLink", mt: "auto" }}>
            {link.text}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        )}
      </div>
    </article>
  );
};
