import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { TextLink } from "../ui/link/text-link";
import { ChangeIndex } from "../features/changes/change-index";

/** The changes of published figures, device records and legal texts. */
const ChangesPage = ({ data }: PageProps<Queries.ChangesPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Section id="changes" section={page.changes}>
        <ChangeIndex changes={page.list} labels={page.labels} words={assertPresent(data.words)} />
        <p sx={{ mt: 6 }}>
          <TextLink to={`${page.route}/atom.xml`} text={page.labels.feed} target="_blank" />
        </p>
      </Section>
    </PageFrame>
  );
};

export default ChangesPage;

export const query = graphql`
  query ChangesPage {
    page: changesPage {
      ...PageFields
      changes {
        ...SectionFields
      }
      list {
        ...ChangeRowFields
      }
      labels {
        ...ChangeIndexLabels
      }
    }
    words: historyLabels {
      ...ChangeWords
    }
  }
`;
