import { createMarker } from "../../../../gatsby/outputs/languages/mark-source-language";

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><title>Weight</title></head><body>${body}</body></html>`;

test("marks the outermost element with a text that is not translated", () => {
  const mark = createMarker(["Weight"], "en");
  expect(mark(page("<dl><dt><b>Weight</b></dt><dd>1 kg</dd></dl><p>Weight of a device</p>"))).toBe(
    page('<dl><dt lang="en"><b>Weight</b></dt><dd>1 kg</dd></dl><p>Weight of a device</p>'),
  );
});

test("marks the element with a body of HTML, in spite of no-break spaces", () => {
  const mark = createMarker(["<p>A room of 12 m</p><p>and &amp; more</p>"], "en");
  expect(mark(page("<div data-prose><p>A room of 12\u00a0m</p><p>and &amp; more</p></div>"))).toBe(
    page('<div lang="en" data-prose><p>A room of 12\u00a0m</p><p>and &amp; more</p></div>'),
  );
});

test("changes nothing when all texts are translated", () => {
  expect(createMarker([], "en")(page("<p></p>"))).toBe(page("<p></p>"));
});
