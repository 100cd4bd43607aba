import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { TextLink } from "../ui/link/text-link";
import { ReleaseIndex } from "../features/releases/release-index";
import { itemList } from "../seo/json-ld/list";

/** The releases of devices and of the platform. */
const ReleasesPage = ({ data }: PageProps<Queries.ReleasesPageQuery>) => {
  const page = assertPresent(data.page);
  const releases = data.releases.nodes;
  const entries = releases.map(({ slug, title }) => ({ name: title, to: `${page.route}#${slug}` }));
  return (
    <PageFrame page={page} subject={[itemList(entries)]}>
      <Section id="releases" section={page.releases}>
        <ReleaseIndex releases={releases} labels={page.labels} />
        <p sx={{ mt: 6 }}>
          <TextLink to={`${page.route}/atom.xml`} text={page.labels.feed} target="_blank" />
        </p>
      </Section>
    </PageFrame>
  );
};

export default ReleasesPage;

export const query = graphql`
  query ReleasesPage {
    page: releasesPage {
      ...PageFields
      releases {
        ...SectionFields
      }
      labels {
        ...ReleaseIndexLabels
      }
    }
    releases: allRelease(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ReleaseFields
      }
    }
  }
`;
