import type { CreateResolversArgs, Node } from "gatsby";
import { formatCount, type PluralForms } from "../../src/domain/plurals";
import { roundedReadTime } from "../../src/domain/read-time";
import { assertPresent } from "../../src/lib/assert-present";
import { formatDay, localeOf } from "../../src/lib/locale";
import type { NodeModel } from "./seo/site-page";

interface ArticleNode extends Node {
  content: string;
  date: string;
  readTime?: number;
}

interface Context {
  nodeModel: NodeModel;
}

/**
 * Adds the site's locale, and texts in its format: days, counts, and the read time of articles, which is computed if their
 * file does not state it. The build formats them, so that pages need no script for it.
 */
export function addLocalizedTexts({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Article: {
      dateText: {
        type: "String!",
        resolve: async ({ date }: ArticleNode, _: unknown, context: Context) =>
          formatDay(date, await localeIn(context)),
      },
      readTimeText: {
        type: "String!",
        resolve: async ({ readTime, content }: ArticleNode, _: unknown, context: Context) => {
          const labels = await onlyEntry<{ readTime: PluralForms }>("ArticleLabels", context);
          return formatCount(readTime ?? roundedReadTime(content), labels.readTime, await localeIn(context));
        },
      },
    },
    ArticleUpdate: { dateText },
    Release: { dateText },
    Manual: {
      pagesText: {
        type: "String!",
        resolve: async ({ pages }: { pages: number }, _: unknown, context: Context) =>
          formatCount(pages, (await academyLabels(context)).pages, await localeIn(context)),
      },
    },
    SupportTopic: {
      articlesText: {
        type: "String!",
        resolve: async ({ articles }: { articles: number }, _: unknown, context: Context) =>
          formatCount(articles, (await academyLabels(context)).articles, await localeIn(context)),
      },
    },
    SiteConfig: {
      locale: { type: "String!", resolve: localeOf },
    },
    AccessibilityStatement: {
      evaluatedText: {
        type: "String!",
        resolve: async ({ evaluated }: { evaluated: string }, _: unknown, context: Context) =>
          formatDay(evaluated, await localeIn(context)),
      },
    },
    AccessibilityHandTest: { dateText },
    LegalPage: { updatedText },
    ProductRecord: { updatedText },
    ProductRecordSupport: {
      untilText: {
        type: "String",
        resolve: async ({ until }: { until: string | null }, _: unknown, context: Context) =>
          until === null ? null : formatDay(until, await localeIn(context)),
      },
    },
  });
}

const dateText = {
  type: "String!",
  resolve: async ({ date }: { date: string }, _: unknown, context: Context) => formatDay(date, await localeIn(context)),
};

const updatedText = {
  type: "String!",
  resolve: async ({ updated }: Node & { updated: string }, _: unknown, context: Context) =>
    formatDay(updated, await localeIn(context)),
};

const localeIn = async (context: Context): Promise<string> =>
  localeOf(await onlyEntry<{ language: string; region: string }>("SiteConfig", context));

const academyLabels = async (context: Context) =>
  (await onlyEntry<{ labels: { pages: PluralForms; articles: PluralForms } }>("AcademyPage", context)).labels;

/** The entry of a type that has only one. */
const onlyEntry = async <T>(type: string, { nodeModel }: Context): Promise<T> =>
  assertPresent(await nodeModel.findOne<T>({ type, query: {} }));
