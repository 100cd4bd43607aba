import type { CreatePagesArgs } from "gatsby";

/** The result of a query during a build: the top-level fields `K`, and `O`, which are null when their file does not exist. */
export type Content<K extends keyof Queries.Query, O extends keyof Queries.Query = never> = {
  readonly [P in K]: NonNullable<Queries.Query[P]>;
} & { readonly [P in O]: Queries.Query[P] };

/**
 * Queries the content during a build. The types come from the schema, so a query must not use aliases.
 * @param keys top-level fields of the query that every site has
 * @throws Error when the content cannot be read; it stops the build
 */
export async function readContent<K extends keyof Queries.Query, O extends keyof Queries.Query = never>(
  graphql: CreatePagesArgs["graphql"],
  keys: readonly K[],
  query: string,
): Promise<Content<K, O>> {
  const { data, errors } = await graphql<Content<K, O>>(query);
  const missing = keys.filter((key) => !data?.[key]);
  if (!data || missing.length > 0) {
    throw new Error(`The content could not be read: ${errors ? String(errors) : missing.join(", ")}`);
  }
  return data;
}
