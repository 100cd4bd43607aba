import { graphql } from "gatsby";
import { PAGE_WIDTH, Tile } from "../../ui/tile";
import { sizes } from "../../theme/breakpoints";

interface IndustryMosaicProps {
  solutions: readonly Queries.IndustryTileFieldsFragment[];
  /** The text of the links. */
  link: string;
}

/** A picture is scaled to the height of its tile, so narrow tiles need pictures as wide as those of wide tiles. */
const TILE_SIZES = sizes("60vw", { tablet: "94vw", laptop: "40rem" });

/** The industries as tiles: two large ones first, then smaller ones. */
export const IndustryMosaic = ({ solutions, link }: IndustryMosaicProps) => (
  <ul
    className="mosaic"
    sx={{
      display: "grid",
      gap: 4,
      gridTemplateColumns: ["1fr", null, "repeat(6, 1fr)"],
      "& > li": { display: "grid", gridColumn: ["auto", null, "span 2"] },
      "& > li:nth-of-type(-n+2)": { gridColumn: ["auto", null, "span 3"] },
      // A single tile in the last row spans the row.
      "& > li:last-of-type:nth-of-type(3n)": { gridColumn: ["auto", null, "1 / -1"] },
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
          sx={{ minHeight: ["20rem", null, "24rem"] }}
        />
      </li>
    ))}
  </ul>
);

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
