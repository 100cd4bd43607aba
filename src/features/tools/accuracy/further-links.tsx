import { graphql } from "gatsby";
import { Link } from "../../../ui/link/link";
import { Row, Text } from "../../../ui/primitives";

/** Links to the terms behind the figures. */
export const FurtherLinks = ({ terms: { heading, links } }: { terms: Queries.AccuracyTermFieldsFragment }) => (
  <section aria-labelledby="terms-heading">
    <Text as="h3" id="terms-heading" variant="h4" mb={3}>
      {heading}
    </Text>
    <Row as="ul" className="terms" columnGap={6} rowGap={1}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} sx={{ variant: "layout.textLink", display: "inline-block", py: 2 }}>
            {text}
          </Link>
        </li>
      ))}
    </Row>
  </section>
);

export const furtherLinksFragment = graphql`
  fragment AccuracyTermFields on AccuracyTerms {
    heading
    links {
      text
      to
    }
  }
`;
