import { bandProperties } from "../theme/bands";
import { Link } from "./link/link";
import { Picture, type PictureData } from "./media/picture";
import { VisuallyHidden } from "./visually-hidden";
import { sizes } from "../theme/breakpoints";
import { tile } from "../theme/styles/tile";
import { Stack, Text } from "./primitives";

interface TileProps {
  title: string;
  text?: string | undefined;
  /** Small line above the title. */
  label?: string | undefined;
  picture: PictureData;
  /** `sizes` of the picture, which covers the tile. Default: the width of the page. */
  sizes?: string;
  link: { to: string; text: string };
  className?: string;
}

/** `sizes` of a picture that is as wide as the page. 60vw on phones is on purpose (see src/README.md). */
export const PAGE_WIDTH = sizes("60vw", { tablet: "95vw", wide: "80rem" });

/** A picture with text at its bottom edge; its one link covers the tile. */
export const Tile = ({ title, text, label, picture, sizes: pictureSizes = PAGE_WIDTH, link, className }: TileProps) => {
  return (
    <article className={className} style={bandProperties("ink")} sx={tile}>
      <Picture picture={picture} sizes={pictureSizes} />
      <Stack gap={2} p={[5, 5, 6]}>
        {label !== undefined && (
          <Text variant="label" color="muted">
            {label}
          </Text>
        )}
        <Text as="h3" variant="h3">
          {title}
        </Text>
        {text !== undefined && (
          <Text variant="muted" maxWidth="34rem">
            {text}
          </Text>
        )}
        <p>
          <Link to={link.to} sx={{ variant: "layout.coverLink" }}>
            {link.text}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        </p>
      </Stack>
    </article>
  );
};
