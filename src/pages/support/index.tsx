import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../components/blocks/page-frame";
import { AssistantFrame } from "../../features/support/assistant-frame";

const SupportPage = ({ data }: PageProps<Queries.SupportPageQuery>) => {
  const page = assertPresent(data.page);
  const { faqs, manuals, tutorials, articles, specifications } = page.labels;
  return (
    <PageFrame page={page}>
      <AssistantFrame
        id="assistant"
        head={page.assistant}
        url={assertPresent(data.siteConfig).support.frame}
        sources={[
          { name: faqs, count: assertPresent(data.faqs).items.length },
          { name: manuals, count: assertPresent(data.manuals).items.length },
          { name: tutorials, count: assertPresent(data.tutorials).items.length },
          { name: articles, count: data.allArticle.totalCount },
          { name: specifications, count: data.allProduct.totalCount },
        ]}
        labels={page.labels}
      />
    </PageFrame>
  );
};

export default SupportPage;

export const query = graphql`
  query SupportPage {
    page: supportPage {
      ...PageParts
      assistant {
        ...LabeledHeadParts
      }
      labels {
        faqs
        manuals
        tutorials
        articles
        specifications
        ...AssistantFrameLabels
      }
    }
    siteConfig {
      support {
        frame
      }
    }
    faqs {
      items {
        id
      }
    }
    manuals {
      items {
        id
      }
    }
    tutorials {
      items {
        id
      }
    }
    allArticle {
      totalCount
    }
    allProduct(filter: { isDevice: { eq: true } }) {
      totalCount
    }
  }
`;
