import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { present, section, words } from "../content/pick";
import { ArticleIndex } from "../sections/article-index";
import { distinct } from "../sections/filters";
import { FormBand } from "../sections/form-band";
import { PageFrame } from "../sections/page-frame";
import { itemList } from "../seo/json-ld/list";

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = present(data.page);
  const { cards, pictures } = data.articleCards;
  const articles = useMemo(
    () => cards.map(({ picture, ...card }) => ({ ...card, image: present(pictures[picture]) })),
    [cards, pictures],
  );
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
    articleCards {
      cards {
        jsonId
        title
        excerpt
        category
        date
        day
        readTime
        tags
        picture
      }
      pictures {
        ...CardPicture
      }
    }
  }
`;
