import { graphql } from "gatsby";
import { Tile } from "../ui/tile";
import { sizes } from "../../theme/breakpoints";
import { Grid } from "../ui/layout/grid";
import { Stack } from "../ui/layout/stack";
import { Text } from "../ui/text";

interface ProductLineupProps {
  products: readonly Queries.LineupProductPartsFragment[];
  /** The text of the links. */
  link: string;
}

/** Three tiles in a row; four look better two by two. */
const columnsOf = (count: number): number => (count === 4 ? 2 : 3);

/** How many of a device's figures stand on its tile. */
const FIGURES = 3;

/** The devices side by side on their stages, each with its first figures. */
export const ProductLineup = ({ products, link }: ProductLineupProps) => (
  <Grid as="ul" className="lineup" gap={4} columns={["1fr", null, `repeat(${columnsOf(products.length)}, 1fr)`]}>
    {products.map(({ slug, path, name, cardLine, stage, keyFigures }) => (
      <Stack as="li" key={slug}>
        <Tile
          title={name}
          text={cardLine}
          picture={stage}
          sizes={sizes("60vw", { tablet: "94vw", laptop: `${columnsOf(products.length) === 2 ? 40 : 29}rem` })}
          link={{ to: path, text: link }}
          sx={{ minHeight: ["32rem", null, "36rem"] }}
        >
          <dl sx={{ display: "flex", flexWrap: "wrap", gap: 4, my: 2 }}>
            {keyFigures.slice(0, FIGURES).map(({ value, label }) => (
              <div key={label}>
                <Text as="dt" variant="label">
                  {label}
                </Text>
                <dd sx={{ variant: "text.figure", fontSize: "small" }}>{value}</dd>
              </div>
            ))}
          </dl>
        </Tile>
      </Stack>
    ))}
  </Grid>
);

export const lineupProductFragment = graphql`
  fragment LineupProductParts on Product {
    slug
    path
    name
    cardLine
    keyFigures {
      ...KeyFigureParts
    }
    stage: image {
      ...StagePicture
    }
  }
`;
