import { absolute, ids, type PageFacts, type Parts } from "./graph";

interface TermFacts {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly definition: string;
  readonly synonyms: readonly string[] | null;
}

const GLOSSARY = "/academy/glossary";
const setOf = ({ site }: PageFacts) => ({ "@id": `${absolute(site, GLOSSARY)}#terms` });

/** The glossary with all its terms. Source of the terms: https://schema.org/DefinedTermSet */
export const definedTermSet =
  (name: string, terms: readonly Pick<TermFacts, "name" | "path">[]): Parts =>
  (page) => [
    {
      "@type": "DefinedTermSet",
      ...setOf(page),
      name,
      url: page.url,
      inLanguage: page.site.language,
      hasDefinedTerm: terms.map((term) => ({
        "@type": "DefinedTerm",
        name: term.name,
        url: absolute(page.site, term.path),
      })),
    },
  ];

/** One term of the glossary. Source of the terms: https://schema.org/DefinedTerm */
export const definedTerm =
  ({ name, slug, definition, synonyms }: TermFacts): Parts =>
  (page) => [
    {
      "@type": "DefinedTerm",
      ...ids.main(page),
      name,
      termCode: slug,
      description: definition,
      url: page.url,
      mainEntityOfPage: ids.page(page),
      ...(synonyms && { alternateName: synonyms }),
      inDefinedTermSet: setOf(page),
    },
  ];
