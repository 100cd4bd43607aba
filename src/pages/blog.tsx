import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { ArticleIndex } from "../features/articles/article-index";
import { FormBand } from "../blocks/form-band";
import { PageFrame } from "../blocks/page-frame";
import { itemList } from "../seo/json-ld/list";

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = assertPresent(data.page);
  const articles = data.allArticle.nodes;
  return (
    <PageFrame page={page} subject={[itemList(articles.map(({ path, title }) => ({ name: title, to: path })))]}>
      {articles.length > 0 && (
        <ArticleIndex articles={articles} categories={assertPresent(data.blogCategories).items} labels={page.labels} />
      )}
      <FormBand id="newsletter" head={page.newsletter} form="newsletter" />
    </PageFrame>
  );
};

export default BlogPage;

export const query = graphql`
  query BlogPage {
    page: blogPage {
      ...PageFields
      newsletter {
        ...LabeledHeadFields
      }
      labels {
        ...ArticleIndexLabels
      }
    }
    blogCategories {
      items
    }
    allArticle(sort: { jsonId: ASC }) {
      nodes {
        ...ArticleCardFields
      }
    }
  }
`;
