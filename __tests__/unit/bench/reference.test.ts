import { referenceHtml } from "../../../bench/reference/page";

const HOME = `<!doctype html><html><head><title>Home</title>
  <meta data-react-helmet="true" name="description" content="What it is."/>
  <link data-react-helmet="true" rel="preload" as="font" href="/fonts/a.woff2"/>
  <style>@font-face{font-family:A;src:url(/fonts/a.woff2)}.css-1{color:red}</style></head>
  <body><div class="css-1"><main><h1 class="css-2">Words</h1><video src="film.mp4"></video>
  <picture><source srcset="/static/1.avif 480w" sizes="100vw"><img class="x" src="/static/1.jpg" alt="One"></picture>
  <picture><img src="/static/2.jpg" alt="Two"></picture></main></div><script src="/app.js"></script></body></html>`;

test("the reference page keeps words, first picture and fonts, and nothing else", () => {
  const html = referenceHtml(HOME);
  expect(html).toContain("<h1>Words</h1>");
  expect(html).toContain("@font-face{font-family:A;src:url(/fonts/a.woff2)}");
  expect(html).toContain('<link rel="preload" as="font" href="/fonts/a.woff2">');
  expect(html).toContain('srcset="/static/1.avif 480w"');
  expect(html).toContain('content="What it is."');
  for (const left of ["<script", "<video", "class=", "css-1", "/static/2.jpg", "<div"])
    expect(html).not.toContain(left);
});
