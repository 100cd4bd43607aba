import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { AskForm } from "../../features/support/ask-form";
import { AssistantFrame } from "../../features/support/assistant-frame";

const SupportPage = ({ data }: PageProps<Queries.SupportPageQuery>) => {
  const page = assertPresent(data.page);
  const [question, setQuestion] = useState("");
  const { faqs, manuals, tutorials, articles, specifications } = page.labels;
  const url = data.siteConfig?.support?.frame;
  const academy = data.academyPage?.route;
  const sources = [
    { name: faqs, count: data.faqs?.items.length ?? 0, to: academy && `${academy}?tab=help` },
    { name: manuals, count: data.manuals?.items.length ?? 0, to: academy && `${academy}?tab=manuals` },
    { name: tutorials, count: data.tutorials?.items.length ?? 0, to: academy },
    { name: articles, count: data.allArticle.totalCount, to: data.blogPage?.route },
    { name: specifications, count: data.allProduct.totalCount, to: data.productsPage?.route },
  ].filter(({ count }) => count > 0);
  // A provider’s assistant takes no question in its URL.
  const isOwn = url !== undefined && url.startsWith("/");
  // The next question has its field in the frame.
  const hasField = isOwn && question === "";
  return (
    <PageFrame
      page={page}
      field={hasField && data.assistant && <AskForm url={url} labels={data.assistant.labels} onAsk={setQuestion} />}
    >
      {url !== undefined && (
        <AssistantFrame
          id="assistant"
          head={page.assistant}
          url={url}
          question={question}
          sources={sources}
          labels={page.labels}
        />
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
    assistant: assistantPage {
      labels {
        searchLabel
        searchPlaceholder
        ask
      }
    }
    academyPage {
      route
    }
    blogPage {
      route
    }
    productsPage {
      route
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
