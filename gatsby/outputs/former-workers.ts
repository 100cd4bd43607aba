/** The usual URLs of service workers: that of Gatsby and Workbox, and that of Create React App. */
const USUAL_PATHS = ["/sw.js", "/service-worker.js"];

/** The first line, by which a later build finds the workers of an earlier one. */
export const WORKER_MARK = "// Removes the service worker of a former site.";

/**
 * A browser asks for a new version of a worker at each visit. This version activates without waiting for open pages,
 * deletes the caches of the former site, removes itself, and reloads pages of the former site that are open. It does not
 * wait for these: a page that it still controls would wait for it, too.
 * @see https://github.com/NekR/self-destroying-sw
 */
const WORKER = `${WORKER_MARK}
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.navigate(page.url).catch(() => undefined);
}
`;

/**
 * The files that remove service workers of a former site on the same domain, by their paths in public/. Without them, the
 * browser of a visitor of that site shows it forever: a worker whose URL answers 404 is kept.
 * @param paths URL paths of the former workers; by default the usual ones
 * @param isStatic whether static/ has a file of this name, which is copied unchanged
 */
export function formerWorkers(
  paths: readonly string[] | null,
  isStatic: (name: string) => boolean,
): Record<string, string> {
  const names = (paths ?? USUAL_PATHS).map((path) => path.slice(1)).filter((name) => !isStatic(name));
  return Object.fromEntries(names.map((name) => [name, WORKER]));
}
