import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { bandProperties } from "../../theme/bands";
import { Row, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";
import { Picture, getPicturePreload, type PictureData } from "../../ui/media/picture";
import { sizes } from "../../theme/breakpoints";

interface ArticleHeadProps {
  article: Queries.ArticleHeadFieldsFragment;
  /** The text of the link to the blog. */
  back: string;
  /** The word before the author's name. */
  by: string;
  /** Links below the facts about the article. */
  children: ReactNode;
}

const SIZES = sizes("60vw", { tablet: "95vw", content: "68rem" });

/** The link that preloads the article's picture. */
export const articlePreload = (picture: PictureData) => getPicturePreload(picture, SIZES);

/** The title, excerpt and author in a dark band, and a wider picture across the lower edge of the band. */
export const ArticleHead = ({ article, back, by, children }: ArticleHeadProps) => (
  <>
    <header
      id="first-screen"
      style={bandProperties("ink")}
      sx={{ variant: "layout.underBar", pb: "clamp(8rem, 4rem + 14vw, 16rem)" }}
    >
      <div sx={{ variant: "layout.container", maxWidth: "text", display: "grid", gap: 5 }}>
        <p>
          <TextLink to="/blog" text={back} />
        </p>
        <p sx={{ variant: "text.rule", justifySelf: "start" }}>{article.category}</p>
        <Text as="h1" variant="h1">
          {article.title}
        </Text>
        <Text variant="lead">{article.excerpt}</Text>
        <Text variant="label" color="muted">
          {by} {article.author.name} · <time dateTime={article.day}>{article.date}</time> · {article.readTime}
        </Text>
        <Row columnGap={5}>{children}</Row>
      </div>
    </header>
    <div
      sx={{
        variant: "layout.container",
        position: "relative",
        maxWidth: "content",
        mt: "calc(-1 * clamp(6rem, 2rem + 14vw, 14rem))",
      }}
    >
      <Picture picture={article.image} eager ratio="16 / 9" sizes={SIZES} sx={{ img: { borderRadius: "media" } }} />
    </div>
  </>
);

export const articleHeadFragment = graphql`
  fragment ArticleHeadFields on Article {
    jsonId
    title
    excerpt
    category
    date: dateText
    day: date(formatString: "YYYY-MM-DD")
    readTime: readTimeText
    author {
      name
    }
    image {
      ...WholePicture
    }
  }
`;
