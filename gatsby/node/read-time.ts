import type { CreateResolversArgs, Node } from "gatsby";
import { formatReadTime } from "../../src/domain/read-time";

interface ArticleNode extends Node {
  content: string;
  readTime?: string;
}

/** Computes `readTime` of articles that do not set it in their file. */
export function addReadTime({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Article: {
      readTime: {
        type: "String!",
        resolve: ({ readTime, content }: ArticleNode): string => readTime ?? formatReadTime(content),
      },
    },
  });
}
