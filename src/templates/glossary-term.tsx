import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { TermHead } from "../features/glossary/term-head";
import { TermNeighbors } from "../features/glossary/term-neighbors";
import { TermPlaces } from "../features/glossary/term-places";
import { definedTerm } from "../seo/json-ld/glossary";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";

const GlossaryTermTemplate = ({ data }: PageProps<Queries.GlossaryTermTemplateQuery>) => {
  const term = assertPresent(data.term);
  const { labels } = assertPresent(data.page);
  return (
    <>
      <Seo seo={term.seo} path={term.path} subject={[definedTerm(term)]} />
      <Sections>
        <TermHead term={term} back={labels.back} alsoCalled={labels.alsoCalled} />
        <Band palette="bone">
          <TermPlaces term={term} labels={labels} />
          <TermNeighbors before={data.before} after={data.after} labels={labels} />
        </Band>
      </Sections>
    </>
  );
};

export default GlossaryTermTemplate;

export const query = graphql`
  query GlossaryTermTemplate($id: String!, $before: String!, $after: String!) {
    term: glossaryTerm(id: { eq: $id }) {
      ...TermHeadFields
      ...TermPlacesFields
      slug
      path
      seo {
        ...SeoFields
      }
    }
    before: glossaryTerm(id: { eq: $before }) {
      path
      name
    }
    after: glossaryTerm(id: { eq: $after }) {
      path
      name
    }
    page: glossaryPage {
      labels {
        back
        alsoCalled
        example
        matters
        related
        previous
        next
      }
    }
  }
`;
