import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { ArticleIndex } from "../sections/article-index";
import { distinct } from "../sections/filters";
import { FormBand } from "../sections/form-band";
import { PageFrame } from "../sections/page-frame";
import { itemList } from "../seo/json-ld/list";

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = present(data.page);
  const articles = data.allArticle.nodes;
  return (
    <PageFrame
      page={page}
      subject={[itemList(articles.map(({ jsonId, title }) => ({ name: title, to: `/blog/${jsonId}` })))]}
    >
      <ArticleIndex
        articles={articles}
        categories={distinct(articles.map(({ category }) => category))}
        word={words(page.words, "/blog")}
      />
      <FormBand section={section(page.sections, "/blog", "newsletter")} form="newsletter" />
    </PageFrame>
  );
};

export default BlogPage;

export const query = graphql`
  query BlogPage {
    page(route: { eq: "/blog" }) {
      ...PageWords
    }
    allArticle(sort: { jsonId: ASC }) {
      nodes {
        ...ArticleCardParts
      }
    }
  }
`;
