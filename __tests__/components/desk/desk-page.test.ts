import type { CmsConfig } from "@sveltia/cms";
import { showPage } from "@capture/desk/client/page/page";
import type { SveltiaDraft } from "@capture/desk/client/page/draft";

/** The texts of the drafts in the order of their requests. */
const posts: string[] = [];
/** Answers the requests with drafts in their order. */
const answers: (() => void)[] = [];

const answerTo = (body: unknown): Response => ({ ok: true, status: 200, json: async () => body }) as Response;

beforeAll(() => {
  jest.useFakeTimers();
  window.location.hash = "#/collections/articles/entries/2";
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = (): void => undefined;
    },
    fetch: (url: string, { method, body }: RequestInit) => {
      if (method !== "POST") return Promise.resolve(answerTo(url.endsWith("site.json") ? { language: "en" } : []));
      posts.push((JSON.parse(body as string) as { text: string }).text);
      return new Promise<Response>((resolve) => answers.push(() => resolve(answerTo([]))));
    },
  });
  const fields = [{ name: "title", widget: "string" as const }];
  const collections: CmsConfig["collections"] = [{ name: "articles", folder: "data/articles", fields }];
  showPage(collections, (document) => Promise.resolve((document as { title: string }).title));
});
afterAll(() => jest.useRealTimers());

/** Reports the form with this title, as Sveltia does, and pauses until the page shows it. */
async function type(title: string): Promise<void> {
  const draft: SveltiaDraft = {
    collectionName: "articles",
    defaultLocale: "en",
    originalEntry: { slug: "2", locales: { en: { path: "data/articles/2.json" } } },
    originalValues: { en: { title: "Saved" } },
    currentValues: { en: { title } },
  };
  globalThis.reportDraft?.(
    draft,
    ({ valueMap }) => valueMap as { title: string },
    () => true,
  );
  await jest.advanceTimersByTimeAsync(250);
}

test("drafts are sent one after another, and one that was replaced before its turn is not sent", async () => {
  await type("One");
  await type("Two");
  await type("Three");
  expect(posts).toEqual(["One"]);
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(posts).toEqual(["One", "Three"]);
});
