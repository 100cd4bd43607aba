import { graphql } from "gatsby";
import { Tile } from "../ui/tile";
import { sizes } from "../theme/breakpoints";
import { Grid, Stack, Text } from "../ui/primitives";

interface ProductLineupProps {
  products: readonly Queries.LineupProductFieldsFragment[];
  /** Text of the links. */
  link: string;
}

/** A row has three tiles; four tiles are in two rows of two. */
const getColumnCount = (count: number): number => (count === 4 ? 2 : 3);

const MAX_FIGURES_PER_TILE = 3;

/** Devices next to each other, each with its first key figures. */
export const ProductLineup = ({ products, link }: ProductLineupProps) => (
  <Grid as="ul" className="lineup" gap={4} columns={["1fr", null, `repeat(${getColumnCount(products.length)}, 1fr)`]}>
    {products.map(({ slug, path, name, cardLine, stage, keyFigures }) => (
      <Stack as="li" key={slug}>
        <Tile
          title={name}
          text={cardLine}
          picture={stage}
          sizes={sizes("60vw", { tablet: "94vw", laptop: `${getColumnCount(products.length) === 2 ? 40 : 29}rem` })}
          link={{ to: path, text: link }}
          sx={{ minHeight: ["32rem", null, "36rem"] }}
        >
          <dl sx={{ display: "grid", gap: 1, my: 2 }}>
            {keyFigures.slice(0, MAX_FIGURES_PER_TILE).map(({ value, label }) => (
              <div
                key={label}
                sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 2 }}
              >
                <Text as="dt" variant="label">
                  {label}
                </Text>
                <dd sx={{ variant: "text.figure", fontSize: "small", whiteSpace: "nowrap" }}>{value}</dd>
              </div>
            ))}
          </dl>
        </Tile>
      </Stack>
    ))}
  </Grid>
);

export const lineupProductFragment = graphql`
  fragment LineupProductFields on Product {
    slug
    path
    name
    cardLine
    keyFigures {
      ...KeyFigureFields
    }
    stage: image {
      ...StagePicture
    }
  }
`;
