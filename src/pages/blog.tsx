import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { SiteForm } from "../forms/site-form";
import { ArticleIndex } from "../sections/article-index";
import { distinct } from "../sections/filters";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = present(data.page);
  const articles = data.articles.nodes;
  return (
    <PageFrame page={page}>
      <ArticleIndex
        articles={articles}
        categories={distinct(articles.map(({ category }) => category))}
        word={words(page.words, "/blog")}
      />
      <Section section={section(page.sections, "/blog", "newsletter")} ground="ink">
        <SiteForm name="newsletter" />
      </Section>
    </PageFrame>
  );
};

export default BlogPage;

export const query = graphql`
  query BlogPage {
    page(route: { eq: "/blog" }) {
      ...PageWords
    }
    articles: allArticle(sort: { jsonId: ASC }) {
      nodes {
        ...ArticleCardParts
      }
    }
  }
`;
