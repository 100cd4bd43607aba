import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { DeveloperTabs } from "../features/developers/developer-tabs";
import { PageFrame } from "../components/blocks/page-frame";
import { Section } from "../components/blocks/section";
import { Band } from "../components/ui/band";

const DevelopersPage = ({ data }: PageProps<Queries.DevelopersPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Section id="toolkit" section={page.toolkit} palette="ink" />
      <Band palette="bone">
        <DeveloperTabs
          page={page}
          guides={assertPresent(data.guides).items}
          apiEndpoints={assertPresent(data.apiEndpoints).items}
          webhookEvents={assertPresent(data.webhookEvents).items}
          sdks={assertPresent(data.sdks).items}
          codeExamples={assertPresent(data.codeExamples).items}
        />
      </Band>
    </PageFrame>
  );
};

export default DevelopersPage;

export const query = graphql`
  query DevelopersPage {
    page: developersPage {
      ...PageParts
      ...DeveloperTabsParts
      toolkit {
        ...ItemSectionParts
      }
    }
    guides {
      items {
        ...GuideParts
      }
    }
    apiEndpoints {
      items {
        ...ApiEndpointParts
      }
    }
    webhookEvents {
      items {
        ...WebhookEventParts
      }
    }
    sdks {
      items {
        ...SdkParts
      }
    }
    codeExamples {
      items {
        ...CodeExampleParts
      }
    }
  }
`;
