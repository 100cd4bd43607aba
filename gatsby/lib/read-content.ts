import type { CreatePagesArgs } from "gatsby";

/** The result of a query during a build, whose top-level fields are never null. */
export type Content<K extends keyof Queries.Query> = { readonly [P in K]: NonNullable<Queries.Query[P]> };

/**
 * Queries the content during a build. The types come from the schema, so a query must not use aliases.
 * @param keys top-level fields of the query
 * @throws Error when the content cannot be read; it stops the build
 */
export async function readContent<K extends keyof Queries.Query>(
  graphql: CreatePagesArgs["graphql"],
  keys: readonly K[],
  query: string,
): Promise<Content<K>> {
  const { data, errors } = await graphql<Content<K>>(query);
  const missing = keys.filter((key) => !data?.[key]);
  if (!data || missing.length > 0) {
    throw new Error(`The content could not be read: ${errors ? String(errors) : missing.join(", ")}`);
  }
  return data;
}
