interface Release {
  readonly product: { readonly slug: string };
  readonly devices: readonly { readonly slug: string }[] | null;
}

/**
 * The releases of a product, and those that concern it.
 * @param device slug of a product; empty for all releases
 */
export const findReleases = <R extends Release>(releases: readonly R[], device: string): R[] =>
  releases.filter(
    ({ product, devices }) =>
      device === "" || product.slug === device || (devices ?? []).some(({ slug }) => slug === device),
  );
