import type { CreatePagesArgs } from "gatsby";

/** The answer to a query of the build; nothing in it is missing. */
export type Content<K extends keyof Queries.Query> = { readonly [P in K]: NonNullable<Queries.Query[P]> };

/**
 * Asks the content while the site is built. Types come from the schema, so a query must not rename a field.
 * @param keys of the answer
 * @throws Error, which stops the build, when the content cannot be read
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
