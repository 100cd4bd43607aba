import { graphql } from "gatsby";
import { imageData, type PictureData } from "../../components/ui/media/picture";
import { absolute, ids, type Parts } from "./graph";

interface Written {
  readonly title: string;
  readonly day: string;
  readonly image: PictureData;
}

interface BlogFacts extends Written {
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly author: { readonly name: string; readonly role: string };
}

interface StudyFacts extends Written {
  readonly description: string;
  readonly industry: { readonly name: string };
}

/** An article of the blog. Source of the terms: https://schema.org/BlogPosting */
export const blogPosting =
  (article: BlogFacts): Parts =>
  (page) => [
    {
      "@type": "BlogPosting",
      ...ids.main(page),
      headline: article.title,
      description: article.excerpt,
      url: page.url,
      image: pictureAddress(page.site.url, article.image),
      datePublished: article.day,
      dateModified: article.day,
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
      isPartOf: { "@id": `${absolute(page.site, "/blog")}#page` },
    },
  ];

/** A case study, written by the company. Source of the terms: https://schema.org/Article */
export const caseStudyArticle =
  (study: StudyFacts): Parts =>
  (page) => [
    {
      "@type": "Article",
      ...ids.main(page),
      headline: study.title,
      description: study.description,
      url: page.url,
      image: pictureAddress(page.site.url, study.image),
      datePublished: study.day,
      dateModified: study.day,
      articleSection: study.industry.name,
      inLanguage: page.site.language,
      author: ids.organization(page.site),
      publisher: ids.organization(page.site),
      mainEntityOfPage: ids.page(page),
      isPartOf: { "@id": `${absolute(page.site, "/case-studies")}#page` },
    },
  ];

function pictureAddress(siteUrl: string, picture: PictureData): string {
  return `${siteUrl}${imageData(picture).images.fallback?.src ?? ""}`;
}

export const caseStudySeoFragment = graphql`
  fragment CaseStudySeoParts on CaseStudy {
    day: date(formatString: "YYYY-MM-DD")
  }
`;
