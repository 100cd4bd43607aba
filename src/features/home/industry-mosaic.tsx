import { graphql } from "gatsby";
import { PAGE_WIDTH, Tile } from "../../components/ui/tile";
import { sizes } from "../../theme/breakpoints";

interface IndustryMosaicProps {
  solutions: readonly Queries.IndustryTilePartsFragment[];
  /** The text of the links. */
  link: string;
}

/** The height of a tile makes a narrow one's picture as wide as that of a wide one. */
const TILE = sizes("60vw", { tablet: "94vw", laptop: "40rem" });

/** The industries as tiles of two sizes: two large ones lead, the others follow. */
export const IndustryMosaic = ({ solutions, link }: IndustryMosaicProps) => (
  <ul
    className="mosaic"
    sx={{
      display: "grid",
      gap: 4,
      gridTemplateColumns: ["1fr", null, "repeat(6, 1fr)"],
      "& > li": { display: "grid", gridColumn: ["auto", null, "span 2"] },
      "& > li:nth-of-type(-n+2)": { gridColumn: ["auto", null, "span 3"] },
      // A tile that is alone in the last row takes all of it.
      "& > li:last-of-type:nth-of-type(3n)": { gridColumn: ["auto", null, "1 / -1"] },
    }}
  >
    {solutions.map(({ path, name, cardLine, image }, index) => (
      <li key={path}>
        <Tile
          title={name}
          text={cardLine}
          picture={image}
          sizes={index === solutions.length - 1 && solutions.length % 3 === 0 ? PAGE_WIDTH : TILE}
          link={{ to: path, text: link }}
          sx={{ minHeight: ["20rem", null, "24rem"] }}
        />
      </li>
    ))}
  </ul>
);

export const industryTileFragment = graphql`
  fragment IndustryTileParts on Solution {
    path
    name
    cardLine
    image {
      ...CardPicture
    }
  }
`;
