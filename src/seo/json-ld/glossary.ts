import { toAbsoluteUrl, ids, type PageFacts, type GraphBuilder } from "./graph";

interface TermFacts {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly definition: string;
  readonly synonyms: readonly string[] | null;
}

const GLOSSARY_PATH = "/academy/glossary";
const termSetId = ({ site }: PageFacts) => ({ "@id": `${toAbsoluteUrl(site, GLOSSARY_PATH)}#terms` });

/** The glossary with all its terms. Source: https://schema.org/DefinedTermSet */
export const definedTermSet =
  (name: string, terms: readonly Pick<TermFacts, "name" | "path">[]): GraphBuilder =>
  (page) => [
    {
      "@type": "DefinedTermSet",
      ...termSetId(page),
      name,
      url: page.url,
      inLanguage: page.site.language,
      hasDefinedTerm: terms.map((term) => ({
        "@type": "DefinedTerm",
        name: term.name,
        url: toAbsoluteUrl(page.site, term.path),
      })),
    },
  ];

/** One term of the glossary. Source: https://schema.org/DefinedTerm */
export const definedTerm =
  ({ name, slug, definition, synonyms }: TermFacts): GraphBuilder =>
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
      inDefinedTermSet: termSetId(page),
    },
  ];
