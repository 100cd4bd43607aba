import type { CreateResolversArgs } from "gatsby";
import { formatCount, type PluralForms } from "../../src/domain/plurals";
import { roundedReadTime } from "../../src/domain/read-time";
import { assertPresent } from "../../src/lib/assert-present";
import { formatDay, localeOf } from "../../src/lib/locale";
import type { Context } from "./seo/site-page";

interface ArticleNode {
  content: string;
  readTime?: number;
}

/** A field with a text that the build formats for the site's locale. */
const textField = <Source>(
  format: (source: Source, locale: string, context: Context) => Promise<string> | string | null,
) => ({
  type: "String!",
  resolve: async (source: Source, _: unknown, context: Context) =>
    format(source, localeOf(await onlyEntry<{ language: string; region: string }>("SiteConfig", context)), context),
});

const dateText = textField(({ date }: { date: string }, locale) => formatDay(date, locale));
const updatedText = textField(({ updated }: { updated: string }, locale) => formatDay(updated, locale));

/**
 * Adds the site's locale, and texts in its format: days, counts, and the read time of articles, which is computed if their
 * file does not state it. The build formats them, so that pages need no script for it.
 */
export function addLocalizedTexts({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Article: {
      dateText,
      readTimeText: textField(async ({ readTime, content }: ArticleNode, locale, context) => {
        const labels = await onlyEntry<{ readTime: PluralForms }>("ArticleLabels", context);
        return formatCount(readTime ?? roundedReadTime(content), labels.readTime, locale);
      }),
    },
    ArticleUpdate: { dateText },
    Release: { dateText },
    Manual: {
      pagesText: textField(async ({ pages }: { pages: number }, locale, context) =>
        formatCount(pages, (await academyLabels(context)).pages, locale),
      ),
    },
    SupportTopic: {
      articlesText: textField(async ({ articles }: { articles: number }, locale, context) =>
        formatCount(articles, (await academyLabels(context)).articles, locale),
      ),
    },
    SiteConfig: {
      locale: { type: "String!", resolve: localeOf },
    },
    AccessibilityStatement: {
      evaluatedText: textField(({ evaluated }: { evaluated: string }, locale) => formatDay(evaluated, locale)),
    },
    AccessibilityHandTest: { dateText },
    LegalPage: { updatedText },
    ProductRecord: { updatedText },
    ProductRecordSupport: {
      untilText: {
        ...textField(({ until }: { until: string | null }, locale) => until && formatDay(until, locale)),
        type: "String",
      },
    },
  });
}

const academyLabels = async (context: Context) =>
  (await onlyEntry<{ labels: { pages: PluralForms; articles: PluralForms } }>("AcademyPage", context)).labels;

/** The entry of a type that has only one. */
const onlyEntry = async <T>(type: string, { nodeModel }: Context): Promise<T> =>
  assertPresent(await nodeModel.findOne<T>({ type, query: {} }));
