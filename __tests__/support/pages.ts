import type { PageProps } from "gatsby";
import { words, type Route } from "../../src/content/pick";
import { contentOf } from "./data";
import { seoWords } from "./seo-words";

type Page = Queries.PageWordsFragment;

/** The words of a fixed page, from its file in data/pages/. */
export function pageOf(file: string): Page {
  return { ...contentOf<Page>(`pages/${file}.json`), updated: "", seo: seoWords };
}

/** A reader of the labels of a page. */
export const wordsOf = <R extends Route>(file: string, route: R) => words(pageOf(file).words, route);

/** What a page that is drawn for itself is handed, apart from its data. */
export const pageProps = <D>(data: D) => ({ data }) as unknown as PageProps<D>;

/** The items of a list in data/. */
export const itemsOf = <I>(file: string): readonly I[] => contentOf<{ items: readonly I[] }>(file).items;
