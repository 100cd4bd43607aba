import { graphql } from "gatsby";
import { Tile } from "../ui/tile";
import { sizes } from "../theme/breakpoints";
import { Grid, Stack, Text } from "../ui/primitives";

interface ProductLineupProps {
  products: readonly Queries.LineupProductFieldsFragment[];
  /** Text of the links. */
  link: string;
}

/** Two tiles are halves. Four are in one row, or in two rows of two on a laptop; all others are in rows of three. */
function getColumns(count: number): (string | null)[] {
  if (count === 4) return ["1fr", null, "repeat(2, 1fr)", "repeat(4, 1fr)"];
  return ["1fr", null, `repeat(${count === 2 ? 2 : 3}, 1fr)`];
}

/** The titles of tiles next to each other are on one line, although their texts are not equally long. */
const TILE_TEXT = { minHeight: [null, null, "17rem"], alignContent: "start" };
const MAX_FIGURES_PER_TILE = 2;

/** Devices next to each other, each with its first key figures. */
export const ProductLineup = ({ products, link }: ProductLineupProps) => (
  <Grid as="ul" className="lineup" gap={4} columns={getColumns(products.length)}>
    {products.map(({ slug, path, name, cardLine, stage, keyFigures }) => (
      <Stack as="li" key={slug}>
        <Tile
          title={name}
          text={cardLine}
          picture={stage}
          sizes={sizes("60vw", { tablet: "94vw", laptop: products.length === 2 ? "40rem" : "29rem" })}
          link={{ to: path, text: link }}
          sx={{ minHeight: ["11.5rem", "22rem", "24rem"], "& > div": TILE_TEXT }}
        >
          <dl sx={{ display: ["none", "grid"], gap: 1, my: 2 }}>
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
