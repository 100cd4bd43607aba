import type { CreateResolversArgs, Node } from "gatsby";
import { formatCount, type PluralForms } from "../../src/domain/plurals";
import { roundedReadTime } from "../../src/domain/read-time";
import { assertPresent } from "../../src/lib/assert-present";
import { formatDay, localeOf } from "../../src/lib/locale";
import type { NodeModel } from "./seo/find-page";

interface ArticleNode extends Node {
  content: string;
  date: string;
  readTime?: number;
}

interface Context {
  nodeModel: NodeModel;
}

/**
 * Adds texts in the format of the site's language and region: days, and the read time of articles, which is computed if
 * their file does not state it. The build formats them, so that browsers with other data than the build show the same.
 */
export function addLocalizedTexts({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Article: {
      dateText: {
        type: "String!",
        resolve: async ({ date }: ArticleNode, _: unknown, context: Context) => formatDay(date, await localeIn(context)),
      },
      readTimeText: {
        type: "String!",
        resolve: async ({ readTime, content }: ArticleNode, _: unknown, context: Context) => {
          const labels = await onlyEntry<{ readTime: PluralForms }>("ArticleLabels", context);
          return formatCount(readTime ?? roundedReadTime(content), labels.readTime, await localeIn(context));
        },
      },
    },
    LegalPage: {
      updatedText: {
        type: "String!",
        resolve: async ({ updated }: Node & { updated: string }, _: unknown, context: Context) =>
          formatDay(updated, await localeIn(context)),
      },
    },
  });
}

const localeIn = async (context: Context): Promise<string> =>
  localeOf(await onlyEntry<{ language: string; region: string }>("SiteConfig", context));

/** The entry of a type that has only one. */
const onlyEntry = async <T>(type: string, { nodeModel }: Context): Promise<T> =>
  assertPresent(await nodeModel.findOne<T>({ type, query: {} }));
