import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { bandProperties } from "../theme/bands";
import { sizes } from "../theme/breakpoints";
import { Link } from "../ui/link/link";
import { Picture } from "../ui/media/picture";
import { Grid, Row, Text } from "../ui/primitives";
import { VisuallyHidden } from "../ui/visually-hidden";

interface ProductLineupProps {
  products: readonly Queries.LineupProductFieldsFragment[];
  /** Text of the links. */
  link: string;
}

/** Two cards are halves. Four are in one row, or in two rows of two on a laptop; all others are in rows of three. */
function getColumns(count: number): (string | null)[] {
  if (count === 4) return ["1fr", null, "repeat(2, 1fr)", "repeat(4, 1fr)"];
  return ["1fr", null, `repeat(${count === 2 ? 2 : 3}, 1fr)`];
}

/** The picture is next to the text in one column, and above it in several, whose names and figures are on one line. */
const CARD: ThemeUICSSObject = {
  variant: "cards.primary",
  display: "grid",
  gridTemplateColumns: ["36% 1fr", "40% 1fr", "1fr"],
  gridTemplateRows: [null, null, "subgrid"],
  gridRow: [null, null, "span 5"],
  rowGap: 2,
  color: "text",
  picture: { gridRow: ["1 / 5", null, "auto"] },
  "picture img": { height: "100%", aspectRatio: [null, null, "4 / 3"] },
  "& > :not(picture)": { px: 4 },
  h3: { pt: 4 },
  "& > p:last-child": { pb: 4 },
};
const MAX_FIGURES_PER_CARD = 2;

/** Devices next to each other, each with its first key figures. */
export const ProductLineup = ({ products, link }: ProductLineupProps) => (
  <Grid as="ul" className="lineup" gap={4} columns={getColumns(products.length)}>
    {products.map(({ slug, path, name, cardLine, image, keyFigures }) => (
      <li key={slug} style={bandProperties("ink")} sx={CARD}>
        <Picture
          picture={image}
          sizes={sizes("36vw", { small: "22rem", laptop: products.length === 2 ? "40rem" : "30rem" })}
        />
        <Text as="h3" variant="h3">
          {name}
        </Text>
        <Text variant="muted">{cardLine}</Text>
        <dl sx={{ display: ["none", "grid"], gap: 1, alignContent: "start" }}>
          {keyFigures.slice(0, MAX_FIGURES_PER_CARD).map(({ value, label }) => (
            <Row key={label} gap={2} justifyContent="space-between">
              <Text as="dt" variant="label">
                {label}
              </Text>
              <dd sx={{ variant: "text.figure", fontSize: "small", whiteSpace: "nowrap" }}>{value}</dd>
            </Row>
          ))}
        </dl>
        <p>
          <Link to={path} sx={{ variant: "layout.coverLink" }}>
            {link}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        </p>
      </li>
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
    image {
      ...WholePicture
    }
  }
`;
