import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { ArticleCard } from "../features/articles/article-card";
import { ArticleHead, articlePreload } from "../features/articles/article-head";
import { UpdateNote } from "../features/articles/update-note";
import { AuthorCard } from "../features/articles/author-card";
import { blogPosting } from "../seo/json-ld/article";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";
import { CardGrid } from "../ui/card-grid";
import { Heading } from "../ui/heading";
import { MarkdownLinks } from "../ui/markdown-links";
import { Prose } from "../ui/prose";
import { Row, Text } from "../ui/primitives";

const ArticleTemplate = ({ data }: PageProps<Queries.ArticleTemplateQuery>) => {
  const article = assertPresent(data.article);
  const labels = assertPresent(data.labels);
  const related = data.related.nodes;
  return (
    <>
      <Seo
        seo={article.seo}
        path={article.path}
        subject={[blogPosting(article)]}
        published={{ day: article.day, section: article.category, tags: article.tags }}
        preload={articlePreload(article.image)}
      />
      <Sections>
        <article>
          <ArticleHead article={article} back={labels.back} by={labels.by}>
            <MarkdownLinks path={article.seo.markdown} labels={data.markdownLabels} />
          </ArticleHead>
          <Band palette="bone" width="text">
            {article.update && <UpdateNote update={article.update} label={labels.update} />}
            <Prose html={article.content} />
            <Text as="h2" variant="label" mt={8} mb={3}>
              {labels.tags}
            </Text>
            <Row as="ul" className="tags" gap={2}>
              {article.tags.map((tag) => (
                <li
                  key={tag}
                  sx={{
                    variant: "text.label",
                    border: "1px solid",
                    borderColor: "hairline",
                    borderRadius: "full",
                    px: 3,
                    py: 1,
                  }}
                >
                  {tag}
                </li>
              ))}
            </Row>
            <AuthorCard
              heading={labels.aboutAuthor}
              author={article.author}
              mark={assertPresent(data.siteConfig).mark}
            />
          </Band>
        </article>
        {related.length > 0 && (
          <Band palette="bone" labelledBy="related">
            <Heading id="related" heading={labels.related} />
            <CardGrid>
              {related.map((other) => (
                <ArticleCard key={other.jsonId} article={other} linkText={labels.readArticle} />
              ))}
            </CardGrid>
          </Band>
        )}
      </Sections>
    </>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($id: String!, $category: String!) {
    article(id: { eq: $id }) {
      ...ArticleHeadFields
      path
      content: linkedContent
      tags
      update {
        ...UpdateNoteFields
      }
      author {
        ...AuthorFields
      }
      seo {
        ...SeoFields
      }
    }
    related: allArticle(filter: { category: { eq: $category }, id: { ne: $id } }, sort: { jsonId: ASC }, limit: 3) {
      nodes {
        ...ArticleCardFields
      }
    }
    siteConfig {
      mark
    }
    markdownLabels {
      ...MarkdownLabelFields
    }
    labels: articleLabels {
      back
      by
      tags
      update
      aboutAuthor
      related
      readArticle
    }
  }
`;
