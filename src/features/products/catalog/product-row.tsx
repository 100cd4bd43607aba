import { graphql } from "gatsby";
import { FactLine } from "../../../blocks/fact-line";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/media/picture";
import { Grid, Stack, Text } from "../../../ui/primitives";

const MAX_FIGURES = 2;

interface ProductRowProps {
  product: Queries.CatalogProductFieldsFragment;
  /** The tag of its name, one level below the heading above the list. */
  heading: "h3" | "h4";
}

/** A product of the overview: a small picture, its name, its line and its first key figures with their labels. */
export const ProductRow = ({ product, heading }: ProductRowProps) => {
  const { name, path, cardLine, productImage, keyFigures } = product;
  return (
    <Grid as="article" gap={4} columns="5rem minmax(0, 1fr)" alignItems="start" sx={{ position: "relative", py: 3 }}>
      <Picture picture={productImage} sizes="5rem" sx={{ img: { borderRadius: "control" } }} />
      <Stack gap={1}>
        <Text as={heading} variant="h4">
          <Link to={path} sx={{ variant: "layout.coverLink", color: "text" }}>
            {name}
          </Link>
        </Text>
        <Text variant="small">{cardLine}</Text>
        <Text variant="label">
          <FactLine facts={keyFigures.slice(0, MAX_FIGURES).map(({ label, value }) => `${label}: ${value}`)} />
        </Text>
      </Stack>
    </Grid>
  );
};

export const catalogProductFragment = graphql`
  fragment CatalogProductFields on Product {
    slug
    path
    name
    cardLine
    keyFigures {
      ...KeyFigureFields
    }
    productImage {
      ...CardPicture
    }
    family {
      slug
    }
  }
`;
