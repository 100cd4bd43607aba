import { graphql, type PageProps } from "gatsby";
import { labels, present } from "../content/pick";
import { ArticleCard } from "../sections/article-card";
import { AuthorCard } from "../sections/author-card";
import { blogPosting } from "../seo/json-ld/article";
import { Seo } from "../seo/seo";
import { heroPreload } from "../sections/hero";
import { Band } from "../ui/band";
import { Grid } from "../ui/grid";
import { Heading } from "../ui/heading";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import { Prose } from "../ui/prose";

const ArticleTemplate = ({ data }: PageProps<Queries.ArticleTemplateQuery>) => {
  const article = present(data.article);
  const label = labels(data.labels, "article");
  const related = data.related.nodes;
  return (
    <>
      <Seo
        words={article.seo}
        path={`/blog/${article.jsonId}`}
        parts={blogPosting(article)}
        published={{ day: article.day, section: article.category, tags: article.tags }}
        preload={heroPreload(article.image)}
      />
      <article>
        <Band ground="ink" underBar width="content">
          <div sx={{ display: "grid", gap: 5 }}>
            <p>
              <Link to="/blog" sx={{ variant: "layout.textLink" }}>
                {label("back")}
              </Link>
            </p>
            <p sx={{ variant: "text.label" }}>{article.category}</p>
            <h1 sx={{ variant: "text.h1" }}>{article.title}</h1>
            <p sx={{ variant: "text.lead" }}>{article.excerpt}</p>
            <p sx={{ variant: "text.label" }}>
              {label("by")} {article.author.name} · <time dateTime={article.day}>{article.date}</time> ·{" "}
              {article.readTime}
            </p>
            <Picture picture={article.image} eager sx={{ img: { borderRadius: "media" } }} />
          </div>
        </Band>
        <Band ground="bone" width="text">
          <Prose html={article.content} />
          <h2 sx={{ variant: "text.label", mt: 7, mb: 2 }}>{label("tags")}</h2>
          <ul className="tags" sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            {article.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <AuthorCard heading={label("aboutAuthor")} author={article.author} />
        </Band>
      </article>
      {related.length > 0 && (
        <Band ground="bone" labelledBy="related">
          <Heading id="related" heading={label("related")} />
          <Grid>
            {related.map((other) => (
              <ArticleCard key={other.jsonId} article={other} link={label("readArticle")} />
            ))}
          </Grid>
        </Band>
      )}
    </>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($id: String!, $category: String!) {
    article(id: { eq: $id }) {
      jsonId
      title
      excerpt
      content
      category
      date(formatString: "MMMM D, YYYY")
      day: date(formatString: "YYYY-MM-DD")
      readTime
      tags
      author {
        ...AuthorParts
      }
      image {
        ...HeroPicture
      }
      seo {
        ...SeoWordsParts
      }
    }
    related: allArticle(filter: { category: { eq: $category }, id: { ne: $id } }, sort: { jsonId: ASC }, limit: 3) {
      nodes {
        ...ArticleCardParts
      }
    }
    labels: words(name: { eq: "article" }) {
      words {
        key
        text
      }
    }
  }
`;
