import { graphql } from "gatsby";
import { Grid, Hairline, Row, Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { useLocale } from "../../hooks/use-site-content";
import { letterOf } from "./letter-of";

interface TermListProps {
  terms: readonly Queries.ListedTermFragment[];
  /** Accessible name of the list of letters. */
  name: string;
}

/** All terms by letter, each with a description, and links to the letters. */
export const TermList = ({ terms, name }: TermListProps) => {
  const locale = useLocale();
  const letters = [...new Set(terms.map((term) => letterOf(term, locale)))];
  return (
    <Stack gap={[7, null, 8]}>
      <nav aria-label={name}>
        <Row as="ul" className="letters" gap={1}>
          {letters.map((letter) => (
            <li key={letter}>
              <a href={`#${letter.toLowerCase()}`} sx={{ variant: "buttons.icon", fontFamily: "mono" }}>
                {letter}
              </a>
            </li>
          ))}
        </Row>
      </nav>
      {letters.map((letter) => (
        <Hairline
          as="section"
          key={letter}
          aria-labelledby={letter.toLowerCase()}
          gap={[4, null, 8]}
          columns={["minmax(0, 1fr)", null, "minmax(0, 2fr) minmax(0, 10fr)"]}
          pt={5}
        >
          <Text as="h2" id={letter.toLowerCase()} variant="h1" color="subtle">
            {letter}
          </Text>
          <Grid as="ul" className="terms" columnGap={8} rowGap={6} columns={["1fr", "1fr 1fr"]}>
            {terms
              .filter((term) => letterOf(term, locale) === letter)
              .map(({ path, name: term, seo: { description } }) => (
                <li key={path} sx={{ variant: "cards.plain", display: "grid", gap: 2, alignContent: "start" }}>
                  <Text as="h3" variant="h4">
                    <Link to={path} sx={{ variant: "layout.coverLink", color: "text", fontWeight: "heading" }}>
                      {term}
                    </Link>
                  </Text>
                  <Text variant="muted">{description}</Text>
                </li>
              ))}
          </Grid>
        </Hairline>
      ))}
    </Stack>
  );
};

export const listedTermFragment = graphql`
  fragment ListedTerm on GlossaryTerm {
    path
    name
    seo {
      description
    }
  }
`;
