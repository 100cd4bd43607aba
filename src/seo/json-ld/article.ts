import { graphql } from "gatsby";
import { getImageData, type PictureData } from "../../ui/media/picture";
import { toAbsoluteUrl, ids, type GraphBuilder } from "./graph";

interface PublishedFacts {
  readonly title: string;
  readonly day: string;
  readonly image: PictureData;
}

interface BlogFacts extends PublishedFacts {
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly update: { readonly day: string } | null;
  readonly author: { readonly name: string; readonly role: string };
}

interface StudyFacts extends PublishedFacts {
  readonly description: string;
  readonly industry: { readonly name: string } | null;
  /** Path of the page that lists the case studies; undefined if there is none. */
  readonly listPage: string | undefined;
}

/** An article of the blog. Source: https://schema.org/BlogPosting */
export const blogPosting =
  (article: BlogFacts): GraphBuilder =>
  (page) => [
    {
      "@type": "BlogPosting",
      ...ids.main(page),
      headline: article.title,
      description: article.excerpt,
      url: page.url,
      image: getImageUrl(page.site.url, article.image),
      datePublished: article.day,
      dateModified: article.update?.day ?? article.day,
      articleSection: article.category,
      keywords: article.tags.join(", "),
      inLanguage: page.site.language,
      author: {
        "@type": "Person",
        name: article.author.name,
        jobTitle: article.author.role,
        worksFor: ids.organization(page.site),
      },
      publisher: ids.organization(page.site),
      mainEntityOfPage: ids.page(page),
      isPartOf: { "@id": `${toAbsoluteUrl(page.site, "/blog")}#page` },
    },
  ];

/** A case study. Source: https://schema.org/Article */
export const caseStudyArticle =
  (study: StudyFacts): GraphBuilder =>
  (page) => [
    {
      "@type": "Article",
      ...ids.main(page),
      headline: study.title,
      description: study.description,
      url: page.url,
      image: getImageUrl(page.site.url, study.image),
      datePublished: study.day,
      dateModified: study.day,
      ...(study.industry && { articleSection: study.industry.name }),
      inLanguage: page.site.language,
      author: ids.organization(page.site),
      publisher: ids.organization(page.site),
      mainEntityOfPage: ids.page(page),
      ...(study.listPage !== undefined && {
        isPartOf: { "@id": `${toAbsoluteUrl(page.site, study.listPage)}#page` },
      }),
    },
  ];

function getImageUrl(siteUrl: string, picture: PictureData): string {
  return `${siteUrl}${getImageData(picture).images.fallback?.src ?? ""}`;
}

export const caseStudySeoFragment = graphql`
  fragment CaseStudySeoFields on CaseStudy {
    day: date(formatString: "YYYY-MM-DD")
  }
`;
