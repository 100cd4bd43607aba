import { graphql, withPrefix, type PageProps } from "gatsby";
import { Helmet } from "../seo/helmet";
import { assertPresent } from "../lib/assert-present";
import { DeveloperTabs } from "../features/developers/developer-tabs";
import { PageFrame } from "../blocks/page-frame";
import { ItemSection } from "../blocks/item-grid";
import { Band } from "../ui/band";

const DevelopersPage = ({ data }: PageProps<Queries.DevelopersPageQuery>) => {
  const page = assertPresent(data.page);
  const api = assertPresent(data.apiDescription);
  return (
    <PageFrame page={page}>
      <Helmet>
        <link rel="service-desc" type="application/vnd.oai.openapi+json;version=3.1" href={withPrefix(api.url)} />
      </Helmet>
      <ItemSection id="toolkit" section={page.toolkit} />
      <Band palette="bone">
        <DeveloperTabs
          page={page}
          guides={assertPresent(data.guides).items}
          api={api}
          sdks={assertPresent(data.sdks).items}
        />
      </Band>
    </PageFrame>
  );
};

export default DevelopersPage;

export const query = graphql`
  query DevelopersPage {
    page: developersPage {
      ...PageFields
      ...DeveloperTabsFields
      toolkit {
        ...ItemSectionFields
      }
    }
    guides {
      items {
        ...GuideFields
      }
    }
    apiDescription {
      ...ApiFields
    }
    sdks {
      items {
        ...SdkFields
      }
    }
  }
`;
