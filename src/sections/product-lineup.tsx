import { graphql } from "gatsby";
import { Tile } from "../ui/tile";

interface ProductLineupProps {
  products: readonly Queries.LineupProductPartsFragment[];
  /** The words of the links. */
  link: string;
}

/** How many of a device's figures stand on its tile. */
const FIGURES = 3;

/** The devices side by side on their stages, each with its first figures. */
export const ProductLineup = ({ products, link }: ProductLineupProps) => (
  <ul className="lineup" sx={{ display: "grid", gap: 4, gridTemplateColumns: ["1fr", null, "repeat(3, 1fr)"] }}>
    {products.map(({ slug, name, menuLine, stage, keyFigures }) => (
      <li key={slug} sx={{ display: "grid" }}>
        <Tile
          title={name}
          text={menuLine}
          picture={stage}
          link={{ to: `/products/${slug}`, text: link }}
          sx={{ minHeight: ["26rem", null, "36rem"] }}
        >
          <dl sx={{ display: "flex", flexWrap: "wrap", gap: 4, my: 2 }}>
            {keyFigures.slice(0, FIGURES).map(({ value, label }) => (
              <div key={label}>
                <dt sx={{ variant: "text.label" }}>{label}</dt>
                <dd sx={{ variant: "text.figure", fontSize: "small" }}>{value}</dd>
              </div>
            ))}
          </dl>
        </Tile>
      </li>
    ))}
  </ul>
);

export const lineupProductFragment = graphql`
  fragment LineupProductParts on Product {
    slug
    name
    menuLine
    keyFigures {
      ...KeyFigureParts
    }
    stage: image {
      ...StagePicture
    }
  }
`;
