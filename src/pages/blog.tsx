import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { MailForm } from "../forms/mail-form";
import { ArticleCard } from "../sections/article-card";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";
import { Band } from "../ui/band";
import { Grid } from "../ui/grid";
import { Heading } from "../ui/heading";

/** How many articles the featured block holds: the first of the list. */
const FEATURED = 6;

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/blog");
  const articles = data.articles.nodes;
  return (
    <PageFrame
      page={page}
      parts={itemList(articles.map(({ jsonId, title }) => ({ name: title, to: `/blog/${jsonId}` })))}
    >
      {[
        { id: "featured", heading: word("featured"), shown: articles.slice(0, FEATURED) },
        { id: "recent", heading: word("recent"), shown: articles.slice(FEATURED) },
      ].map(({ id, heading, shown }) => (
        <Band key={id} ground="bone" labelledBy={id}>
          <Heading id={id} heading={heading} />
          <Grid>
            {shown.map((article) => (
              <ArticleCard key={article.jsonId} article={article} link={word("readArticle")} />
            ))}
          </Grid>
        </Band>
      ))}
      <Section section={section(page.sections, "/blog", "newsletter")} ground="ink">
        <MailForm form={present(data.form)} mailbox={present(data.siteConfig).mailboxes.general} />
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
    form(name: { eq: "newsletter" }) {
      ...FormParts
    }
    siteConfig {
      mailboxes {
        general
      }
    }
    articles: allArticle(sort: { jsonId: ASC }) {
      nodes {
        ...ArticleCardParts
      }
    }
  }
`;
