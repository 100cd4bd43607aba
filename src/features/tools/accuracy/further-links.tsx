import { graphql } from "gatsby";
import { TextLink } from "../../../ui/link/text-link";
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
          <TextLink to={to} text={text} />
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
