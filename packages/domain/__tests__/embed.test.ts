import { embedCode } from "../src/embed/embed-code";
import { embedPath, isEmbedPath } from "../src/embed/embed-path";
import { describeEmbed, oembedUrl, type EmbedFacts, type OembedQuery } from "../src/embed/oembed";

const SITE = "https://www.acme.example";
const PICTURES = [320, 640, 1600].map((width) => ({ url: `${SITE}/${width}.jpg`, width, height: (width * 3) / 4 }));

const facts = (url: string, title: string): EmbedFacts => ({
  provider: { name: "Acme", url },
  tours: [{ url: `${url}/tours/flat`, embedUrl: `${url}/tours/flat/embed`, title, thumbnails: PICTURES }],
});
const LANGUAGES = [facts(SITE, "A “flat” & more"), facts(`${SITE}/de`, "Eine Wohnung")];

const describeAt = (path: string, limits: Omit<OembedQuery, "url"> = {}) =>
  describeEmbed(LANGUAGES, { url: new URL(SITE + path), ...limits });

test("the path of an embedded page is recognized in each language", () => {
  expect(isEmbedPath(embedPath("/tours/flat"))).toBe(true);
  expect(isEmbedPath("/de/tours/wohnung/embed/")).toBe(true);
  expect(["/tours/embed", "/tours/flat", "/tours/a/b/embed", "/x/tours/flat/embed"].filter(isEmbedPath)).toEqual([]);
});

test("texts cannot leave their attribute in the code for other sites", () => {
  const code = embedCode({ url: `${SITE}/?a=1&b=2`, title: '"><script>' });
  expect(code).toContain('src="https://www.acme.example/?a=1&amp;b=2" title="&quot;&gt;&lt;script&gt;"');
  expect(code).toMatch(/^<iframe [^<>]*><\/iframe>$/);
});

test("a tour is described in the language of its URL, and starts at the view of the URL", () => {
  const described = describeAt("/de/tours/flat/?room=hall&yaw=9");
  expect(described).toMatchObject({ title: "Eine Wohnung", provider_url: `${SITE}/de`, type: "rich", version: "1.0" });
  expect(described?.html).toContain(`src="${SITE}/de/tours/flat/embed?room=hall&amp;yaw=9"`);
  expect(describeEmbed(LANGUAGES, { url: new URL("http://www.acme.example/tours/flat") })?.provider_name).toBe("Acme");
});

test.each(["/tours/other", "/tours/flat/embed", "/", "/tours"])("%s is not the URL of a tour", (path) => {
  expect(describeAt(path)).toBeUndefined();
});

test("a tour of the same path on another site is not ours", () => {
  expect(describeEmbed(LANGUAGES, { url: new URL("https://other.example/tours/flat") })).toBeUndefined();
});

test.each<[Omit<OembedQuery, "url">, Partial<NonNullable<ReturnType<typeof describeAt>>>]>([
  [{}, { width: 960, height: 540, thumbnail_width: 640 }],
  [{ maxWidth: 400 }, { width: 400, height: 225, thumbnail_width: 320 }],
  [{ maxHeight: 300 }, { width: 533, height: 299, thumbnail_width: 320 }],
  [{ maxWidth: 5000 }, { width: 1920, height: 1080, thumbnail_width: 1600 }],
  [
    { maxWidth: 1, maxHeight: 1 },
    { width: 1, height: 1, thumbnail_url: undefined },
  ],
])("with the limits %j the frame and its thumbnail are within them", (limits, expected) => {
  const described = describeAt("/tours/flat", limits);
  expect({ thumbnail_url: described?.thumbnail_url, ...described }).toMatchObject(expected);
  expect(described?.html).toContain(`width="${expected.width}" height="${expected.height}"`);
});

test("the link in the head of a tour asks about its URL", () => {
  expect(oembedUrl(`${SITE}/de/tours/flat`)).toBe(
    `${SITE}/oembed?url=https%3A%2F%2Fwww.acme.example%2Fde%2Ftours%2Fflat&format=json`,
  );
});
