import type { GraphBuilder } from "./graph";

export interface FaqFacts {
  readonly question: string;
  readonly answer: string;
}

/** Questions with their answers. Source: https://schema.org/FAQPage */
export const faqPage =
  (items: readonly FaqFacts[]): GraphBuilder =>
  ({ url, site }) => [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      url,
      inLanguage: site.language,
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
