import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../../content/pick";
import { PageFrame } from "../../sections/page-frame";
import { SupportDesk } from "../../sections/support-desk";

const SupportPage = ({ data }: PageProps<Queries.SupportPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/support");
  return (
    <PageFrame page={page}>
      <SupportDesk
        section={section(page.sections, "/support", "assistant")}
        frame={present(data.siteConfig).support.frame}
        sources={[
          { name: word("faqs"), count: present(data.faqs).items.length },
          { name: word("manuals"), count: present(data.manuals).items.length },
          { name: word("tutorials"), count: present(data.tutorials).items.length },
          { name: word("articles"), count: data.allArticle.totalCount },
          { name: word("specifications"), count: data.allProduct.totalCount },
        ]}
        word={word}
      />
    </PageFrame>
  );
};

export default SupportPage;

export const query = graphql`
  query SupportPage {
    page(route: { eq: "/support" }) {
      ...PageWords
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
    allProduct(filter: { specifications: { deviceType: { ne: null } } }) {
      totalCount
    }
  }
`;
