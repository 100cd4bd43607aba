import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { TermList } from "../../features/glossary/term-list";
import { definedTermSet } from "../../seo/json-ld/glossary";
import { Band } from "../../ui/band";

const GlossaryPage = ({ data }: PageProps<Queries.GlossaryPageQuery>) => {
  const page = assertPresent(data.page);
  const terms = data.terms.nodes;
  return (
    <PageFrame page={page} subject={terms.length > 0 ? [definedTermSet(page.name, terms)] : []}>
      {terms.length > 0 && (
        <Band palette="bone">
          <TermList terms={terms} name={page.labels.terms} />
        </Band>
      )}
    </PageFrame>
  );
};

export default GlossaryPage;

export const query = graphql`
  query GlossaryPage {
    page: glossaryPage {
      ...PageFields
      name
      labels {
        terms
      }
    }
    terms: allGlossaryTerm(sort: { name: ASC }) {
      nodes {
        ...ListedTerm
      }
    }
  }
`;
