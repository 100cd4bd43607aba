import type { CreatePagesArgs } from "gatsby";
import { readContent, type Content } from "../../lib/read-content";
import type { Block, createLinker } from "./pieces";

/** The Markdown twin of a page: its text, for a program that reads no HTML. */
export interface Twin {
  readonly seo: TwinSeo;
  /** Day of publication, if the page states one. */
  readonly date?: string | null;
  readonly blocks: readonly Block[];
}

/** Fields of `seo` that every query of a kind selects with `SEO_FIELDS`. */
type TwinSeo = Pick<Queries.Seo, "title" | "modified" | "markdown" | "trail">;
export const SEO_FIELDS = "seo { title modified markdown trail { name path } }";

/** What all twins have in common. */
export interface TwinSite {
  readonly url: string;
  readonly locale: string;
  readonly linkTo: ReturnType<typeof createLinker>;
}

type TopLevel = keyof Queries.Query;

/** The twins of one kind of page. */
export interface TwinKind {
  /** Name of the GraphQL type whose entries have these pages. */
  readonly type: string;
  read(graphql: CreatePagesArgs["graphql"], site: TwinSite): Promise<Twin[]>;
}

interface KindOptions<K extends TopLevel, O extends TopLevel> {
  readonly type: string;
  /** Top-level fields of the query that every site has. */
  readonly keys: readonly K[];
  /** Top-level fields that are null on a site without them. */
  readonly optionalKeys?: readonly O[];
  readonly query: string;
  readonly compose: (content: Content<K, O>, site: TwinSite) => Twin[];
}

/** Declares the twins of one kind of page: the query of its data, and how they become Markdown. */
export function defineTwins<K extends TopLevel, O extends TopLevel = never>(options: KindOptions<K, O>): TwinKind {
  const { type, keys, query, compose } = options;
  return {
    type,
    read: async (graphql, site) => compose(await readContent<K, O>(graphql, keys, query), site),
  };
}
