import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { AssistantFrame } from "../../features/support/assistant-frame";

const SupportPage = ({ data }: PageProps<Queries.SupportPageQuery>) => {
  const page = assertPresent(data.page);
  const { faqs, manuals, tutorials, articles, specifications } = page.labels;
  const url = data.siteConfig?.support?.frame;
  const sources = [
    { name: faqs, count: data.faqs?.items.length ?? 0 },
    { name: manuals, count: data.manuals?.items.length ?? 0 },
    { name: tutorials, count: data.tutorials?.items.length ?? 0 },
    { name: articles, count: data.allArticle.totalCount },
    { name: specifications, count: data.allProduct.totalCount },
  ].filter(({ count }) => count > 0);
  return (
    <PageFrame page={page}>
      {url !== undefined && (
        <AssistantFrame id="assistant" head={page.assistant} url={url} sources={sources} labels={page.labels} />
      )}
    </PageFrame>
  );
};

export default SupportPage;

export const query = graphql`
  query SupportPage {
    page: supportPage {
      ...PageFields
      assistant {
        ...LabeledHeadFields
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
