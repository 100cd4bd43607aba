import { graphql } from "gatsby";
import { EntryCard } from "../ui/entry-card";

interface ProductCardProps {
  product: Queries.ProductCardPartsFragment;
  /** The words of the link. */
  link: string;
}

export const ProductCard = ({ product, link }: ProductCardProps) => (
  <EntryCard
    label={product.name}
    title={product.title}
    text={product.menuLine}
    picture={product.productImage}
    link={{ to: `/products/${product.slug}`, text: link }}
  />
);

export const productCardFragment = graphql`
  fragment ProductCardParts on Product {
    slug
    name
    title
    menuLine
    productImage {
      ...CardPicture
    }
  }
`;
