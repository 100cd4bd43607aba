import { formatCount, type PluralForms } from "@capture/domain/plurals";
import { roundedReadTime } from "@capture/domain/read-time";
import { formatMeters } from "@capture/domain/lengths";
import { formatDay, localeOf } from "@capture/domain/lib/locale";
import { assertPresent } from "../../src/lib/assert-present";
import { computed, findEntry, siteLocale, type NodeModel } from "../lib/node-model";

/** A field with a text that the build formats for the site's locale. */
const textField = <Source>(
  format: (source: Source, locale: string, model: NodeModel) => Promise<string> | string | null,
) => computed("String!", async (source: Source, model) => format(source, await siteLocale(model), model));

const dateText = textField(({ date }: { date: string }, locale) => formatDay(date, locale));
const updatedText = textField(({ updated }: { updated: string }, locale) => formatDay(updated, locale));

/**
 * The site's locale, and texts in its format: days, counts, and the read time of articles, which is computed if their
 * file does not contain it. The build formats them, so that pages need no script for it.
 */
export const localizedFields = {
  Article: {
    dateText,
    readTimeText: textField(async ({ readTime, content }: { readTime?: number; content: string }, locale, model) => {
      const labels = assertPresent(await findEntry<{ readTime: PluralForms }>(model, "ArticleLabels"));
      return formatCount(readTime ?? roundedReadTime(content), labels.readTime, locale);
    }),
  },
  ArticleUpdate: { dateText },
  Release: { dateText },
  Manual: {
    pagesText: textField(async ({ pages }: { pages: number }, locale, model) =>
      formatCount(pages, (await academyLabels(model)).pages, locale),
    ),
  },
  SupportTopic: {
    articlesText: textField(async ({ articles }: { articles: number }, locale, model) =>
      formatCount(articles, (await academyLabels(model)).articles, locale),
    ),
  },
  // In meters only, so that all languages have the same figures in their HTML.
  TourStill: { lengthText: textField(({ meters }: { meters: number }, locale) => formatMeters(meters, locale)) },
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
};

interface AcademyNode {
  labels: { pages: PluralForms; articles: PluralForms };
}

const academyLabels = async (model: NodeModel) =>
  assertPresent(await findEntry<AcademyNode>(model, "AcademyPage")).labels;
