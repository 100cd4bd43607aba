/** Requests of scripts that this page has prefetched, by URL. */
const requests = new Map<string, Promise<unknown>>();

/**
 * Replaces Gatsby's function, which adds `<link rel="prefetch">`: Firefox would refuse it, because it belongs to
 * `default-src` in its policy. Page data is not prefetched, because the loader then fetches it anyway and keeps it.
 * @param url of a file that the next page needs
 * @param options with the kind of request: `fetch` for page data
 */
export default function prefetch(url: string, { as }: { readonly as?: string } = {}): Promise<unknown> {
  if (as === "fetch") return Promise.resolve();
  const request =
    requests.get(url) ??
    // The response is read to its end, so that the browser keeps it.
    fetch(url, { priority: "low" }).then(
      (response) => response.blob(),
      () => undefined,
    );
  requests.set(url, request);
  return request;
}
