import { preloadLargestFirst } from "../../../src/build/preload-order";

const font = (name: string) => `<link rel="preload" as="font" href="/fonts/${name}.woff2" crossorigin="anonymous"/>`;
const picture = '<link rel="preload" as="image" imagesrcset="/static/a/480.avif 480w,\n/static/a/800.avif 800w"/>';
const page = (...links: string[]) => `<head>${links.join("")}<link rel="icon" href="/favicon.ico"/></head>`;
const SIZES: Record<string, number> = {
  "/fonts/large.woff2": 9000,
  "/fonts/small.woff2": 5000,
  "/static/a/480.avif": 7000,
  "/static/a/800.avif": 20_000,
};
const ordered = (html: string) => preloadLargestFirst(html, (address) => SIZES[address] ?? 0);

test("the largest file that a phone loads at once is asked for first, and nothing else moves", () => {
  const html = ordered(page(font("small"), font("large"), picture));
  expect(html).toBe(page(font("large"), picture, font("small")));
  expect(ordered(html)).toBe(html);
});

test("a page that asks for nothing before its time stays as it is", () => {
  expect(ordered(page())).toBe(page());
});
