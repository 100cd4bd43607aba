import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "@theme-ui/core";
import { gutter } from "../../theme/layout";
import { PAGE_WIDTH, Tile } from "../../ui/tile";
import { sizes } from "../../theme/breakpoints";

interface IndustryMosaicProps {
  solutions: readonly Queries.IndustryTileFieldsFragment[];
  /** The text of the links. */
  link: string;
}

/** A picture is scaled to the height of its tile, so narrow tiles need pictures as wide as those of wide tiles. */
const TILE_SIZES = sizes("60vw", { tablet: "94vw", laptop: "40rem" });

/** A row that scrolls to the edge of a phone, where the next tile is cut. Five tiles below each other were longer than the page above. */
const SCROLLED_ROW: ThemeUICSSObject = {
  display: "grid",
  gridAutoFlow: ["column", null, "row"],
  gridAutoColumns: ["78%", "45%", "auto"],
  overflowX: ["auto", null, "visible"],
  scrollSnapType: ["x mandatory", null, "none"],
  marginInlineEnd: [`calc(-1 * ${gutter})`, null, 0],
};

/** A long word fits on a line, and the titles are on one line, although the texts are not equally long. */
const NARROW_TILE = {
  "& > div": { minHeight: [null, null, null, "15.5rem"], alignContent: "start", px: [5, null, 6, 5], pb: 5 },
  h3: { fontSize: ["h3", null, null, "h4"] },
};
const MAX_TILES_IN_ROW = 5;

/** The industries as tiles: in one row if they fit, otherwise two large ones first, then smaller ones. */
export const IndustryMosaic = ({ solutions, link }: IndustryMosaicProps) => {
  const isOneRow = solutions.length <= MAX_TILES_IN_ROW;
  const onLarge = (column: string): string => (isOneRow ? "auto" : column);
  return (
    <ul
      className="mosaic"
      sx={{
        ...SCROLLED_ROW,
        gap: 4,
        gridTemplateColumns: ["none", null, "repeat(6, 1fr)", isOneRow ? `repeat(${solutions.length}, 1fr)` : null],
        "& > li": {
          display: "grid",
          scrollSnapAlign: "start",
          gridColumn: ["auto", null, "span 2", onLarge("span 2")],
        },
        "& > li:nth-of-type(-n+2)": { gridColumn: ["auto", null, "span 3", onLarge("span 3")] },
        // A single tile in the last row spans the row.
        "& > li:last-of-type:nth-of-type(3n)": { gridColumn: ["auto", null, "1 / -1", onLarge("1 / -1")] },
      }}
    >
      {solutions.map(({ path, name, cardLine, image }, index) => (
        <li key={path}>
          <Tile
            title={name}
            text={cardLine}
            picture={image}
            sizes={index === solutions.length - 1 && solutions.length % 3 === 0 ? PAGE_WIDTH : TILE_SIZES}
            link={{ to: path, text: link }}
            sx={{ minHeight: ["9rem", null, "19rem"], ...(isOneRow && NARROW_TILE) }}
          />
        </li>
      ))}
    </ul>
  );
};

export const industryTileFragment = graphql`
  fragment IndustryTileFields on Solution {
    path
    name
    cardLine
    image {
      ...CardPicture
    }
  }
`;
