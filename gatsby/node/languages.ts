import type { Node } from "gatsby";
import { builtLanguages, languagePath } from "@capture/content/locales/languages";
import { translatePath } from "@capture/content/locales/slugs";
import { DETAIL_ROUTES, detailPath } from "@capture/content/model/routes";
import { computed, entriesOf, findEntry, type NodeModel } from "../lib/node-model";

/** Declared so that queries can select them. */
export const languageTypes = `
  "A language in which the site is published."
  type SiteLanguage {
    "Its subtag: de."
    code: String!
    "Its name in the language itself: Deutsch."
    name: String!
    "The path below which its pages are: /de. Empty for the default locale."
    path: String!
    "The pages whose path has a translated slug."
    paths: [TranslatedPath!]!
  }

  "The path of a page in a language, and in the default locale."
  type TranslatedPath {
    path: String!
    source: String!
  }
`;

interface LanguageNode extends Node {
  name: string;
  slugs?: readonly { page: string; slug: string }[];
}

/**
 * The languages of the site: the default locale first, then the others. A site in one language has none, and neither has a build that
 * no builds of other languages follow.
 */
export const languageFields = {
  SiteConfig: {
    languages: computed("[SiteLanguage!]!", async (site: { language: string }, model) => {
      const codes = builtLanguages();
      if (codes.length === 0) return [];
      const entries = await entriesOf<LanguageNode>(model, "Language");
      const source = await sourceLanguage(model);
      const pages = await sourcePaths(model);
      const others = entries.map((entry) => toLanguage(entry, pages, model)).filter(({ code }) => codes.includes(code));
      return [defaultLanguage((source ?? site).language), ...others.sort((a, b) => (a.code < b.code ? -1 : 1))];
    }),
    // Paths of the pages that are not translated into the language of this build. Null in the default locale.
    untranslated: computed("[String!]", async (_site, model) => (await sourceLanguage(model))?.untranslated ?? null),
  },
};

const sourceLanguage = (nodeModel: NodeModel) =>
  findEntry<{ language: string; untranslated: string[] }>(nodeModel, "SourceLanguage");

/** The default locale has no settings, so `Intl` names it. */
function defaultLanguage(code: string) {
  return { code, name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code, path: "", paths: [] };
}

function toLanguage({ name, parent, slugs }: LanguageNode, pages: ReadonlySet<string>, nodeModel: NodeModel) {
  // The file of a language: `locales/de/language.json` is in the folder `locales/de`.
  const file = nodeModel.getNodeById({ id: parent ?? "" });
  const code =
    String(file?.relativeDirectory ?? "")
      .split("/")
      .at(-1) ?? "";
  // A draft has no page, and no other page mentions it.
  const published = (slugs ?? []).filter(({ page }) => pages.has(page));
  const paths = published.map(({ page, slug }) => ({ path: translatePath(page, slug), source: page }));
  return { code, name, path: languagePath(code), paths };
}

/** Paths of the pages that may have a translated slug, in the default locale. */
async function sourcePaths(nodeModel: NodeModel): Promise<ReadonlySet<string>> {
  const types = DETAIL_ROUTES.filter((route) => route.hasTranslatedSlugs);
  const paths = types.map(async ({ type }) =>
    (await entriesOf<{ slug: string }>(nodeModel, type)).map(({ slug }) => detailPath(type, slug) ?? ""),
  );
  return new Set((await Promise.all(paths)).flat());
}
