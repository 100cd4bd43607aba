import { createMarker, keysOf } from "../../../../../gatsby/outputs/languages/source-language/mark-elements";

const SCRIPT = '<script defer src="/de/source-language.js"></script>';
const page = (body: string, script = ""): string =>
  `<!DOCTYPE html><html><head><title>Weight</title>${script}</head><body>${body}</body></html>`;
const mark = (texts: readonly string[], html: string): string =>
  createMarker(keysOf(texts), { lang: "en" }, "/de/source-language.js")(html);

test("marks the outermost element with a text that is not translated", () => {
  expect(mark(["Weight"], page("<dl><dt><b>Weight</b></dt><dd>1 kg</dd></dl><p>Weight of a device</p>"))).toBe(
    page('<dl><dt lang="en"><b>Weight</b></dt><dd>1 kg</dd></dl><p>Weight of a device</p>', SCRIPT),
  );
});

test("marks the element with a body of HTML, in spite of no-break spaces", () => {
  const html = page("<div data-prose><p>A room of 12\u00a0m</p><p>and &amp; more</p></div>");
  expect(mark(["<p>A room of 12 m</p><p>and &amp; more</p>"], html)).toBe(
    page('<div lang="en" data-prose><p>A room of 12\u00a0m</p><p>and &amp; more</p></div>', SCRIPT),
  );
});

test("marks the direction where it is not that of the page", () => {
  const marker = createMarker(keysOf(["Weight"]), { lang: "en", dir: "ltr" }, "/ar/source-language.js");
  expect(marker(page("<b>Weight</b>"))).toContain('<b lang="en" dir="ltr">Weight</b>');
});

test("changes nothing when all texts are translated", () => {
  expect(mark([], page("<p></p>"))).toBe(page("<p></p>"));
});
