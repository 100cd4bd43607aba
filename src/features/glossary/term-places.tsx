import { graphql } from "gatsby";
import { Row, Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { Statement } from "../../ui/statement";
import * as styles from "../../theme/styles/lists";

interface TermPlacesProps {
  term: Queries.TermPlacesFieldsFragment;
  labels: { readonly example: string; readonly matters: string; readonly related: string };
}

/** An example of a term, links to pages where it matters, and related terms. */
export const TermPlaces = ({ term: { example, matters, related }, labels }: TermPlacesProps) => (
  <div sx={{ ...styles.columns, alignItems: "start" }}>
    <Stack as="section" aria-labelledby="example" gap={4}>
      <h2 id="example" sx={{ variant: "text.rule", justifySelf: "start" }}>
        {labels.example}
      </h2>
      <Statement text={example} />
    </Stack>
    <Stack gap={7}>
      {matters.length > 0 && (
        <section aria-labelledby="matters">
          <Text as="h2" id="matters" variant="label" mb={2}>
            {labels.matters}
          </Text>
          <ul className="places" sx={styles.rows}>
            {matters.map(({ to, text, why }) => (
              <li key={to} sx={{ variant: "cards.plain", display: "grid", gap: 1 }}>
                <Link to={to} sx={{ variant: "layout.coverLink" }}>
                  {text}
                </Link>
                <Text variant="muted">{why}</Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <Text as="h2" id="related" variant="label" mb={3}>
            {labels.related}
          </Text>
          <Row as="ul" className="related" gap={2}>
            {related.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} sx={{ variant: "buttons.chip" }}>
                  {name}
                </Link>
              </li>
            ))}
          </Row>
        </section>
      )}
    </Stack>
  </div>
);

export const termPlacesFragment = graphql`
  fragment TermPlacesFields on GlossaryTerm {
    example
    matters {
      to
      text
      why
    }
    related {
      path
      name
    }
  }
`;
