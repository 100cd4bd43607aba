import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";

const content = provideContentFolder();
const BRAND = "brand/brand.json";
const MARK = "brand/mark.svg";

test.each([
  [
    "text",
    '"muted": "#44504B"',
    '"muted": "#8A9590"',
    "data/brand/brand.json:26:16 colors.bone.muted: the contrast of #8A9590 on “raised” (#F1EFE8) is 2.69:1; text needs 4.5:1 (WCAG 2.2, SC 1.4.3). The nearest color that passes is #656F6B.",
  ],
  [
    "the border of controls",
    '"border": "#66766F"',
    '"border": "#3A4541"',
    "data/brand/brand.json:13:17 colors.ink.border: the contrast of #3A4541 on “raised” (#141C1A) is 1.74:1; a border of controls needs 3:1 (WCAG 2.2, SC 1.4.11). The nearest color that passes is #5D6964.",
  ],
  [
    "text on a button",
    '"actionHover": "#23312D"',
    '"actionHover": "#B9C7C3"',
    "data/brand/brand.json:32:21 colors.bone.actionText: the contrast of #FAF9F5 on “actionHover” (#B9C7C3) is 1.65:1; text needs 4.5:1 (WCAG 2.2, SC 1.4.3). No lightness of this color passes on all of its backgrounds; change them first.",
  ],
  [
    "text on a white picture",
    '"muted": "#B4C0BA"',
    '"muted": "#A4B0AA"',
    "data/brand/brand.json:10:16 colors.ink.muted: the contrast of #A4B0AA on a white picture under the dark layer (#434645) is 4.25:1; text needs 4.5:1 (WCAG 2.2, SC 1.4.3). The nearest color that passes is #A9B5AF.",
  ],
  [
    "a message on its background",
    '"errorBackground": "#FBEDEB"',
    '"errorBackground": "#F0C0BA"',
    "data/brand/brand.json:34:16 colors.bone.error: the contrast of #B3261E on “errorBackground” (#F0C0BA) is 4.03:1; text needs 4.5:1 (WCAG 2.2, SC 1.4.3). The nearest color that passes is #AA1B15.",
  ],
])("rejects a contrast of %s that is too low, with the nearest color that passes", (_what, from, to, message) => {
  content.change(BRAND, from, to);
  expect(content.problems()).toEqual([message]);
});

test.each([
  [
    "a font that is not installed",
    "@fontsource-variable/archivo",
    "@fontsource/no-such-font",
    "data/brand/brand.json:42:18 fonts.heading.package: the package “@fontsource/no-such-font” is not installed; run npm install --save-dev @fontsource/no-such-font, or choose another font.",
  ],
  [
    "two fonts of one name",
    '"Sometype Mono"',
    '"Instrument Sans"',
    "data/brand/brand.json:50:17 fonts.mono.family: another font has the name “Instrument Sans”; give this one another name, such as “Instrument Sans 3”.",
  ],
  [
    "a color in words",
    '"#FAF9F5"',
    '"white"',
    "data/brand/brand.json:23:21 colors.bone.background: “white” has the wrong format. A number sign and six digits or letters from A to F, for example #070B0A.",
  ],
])("rejects %s", (_what, from, to, message) => {
  content.change(BRAND, from, to);
  expect(content.problems()).toEqual([message]);
});

test.each([
  [
    "a script",
    "</svg>",
    "<script>alert(1)</script></svg>",
    "data/brand/mark.svg:1:270 <script> is not allowed in the mark; use paths, shapes and gradients.",
  ],
  [
    "a listener",
    "<path ",
    '<path onload="alert(1)" ',
    "data/brand/mark.svg:1:61 the attribute “onload” of <path> is not allowed in the mark: no scripts, styles or references to other files.",
  ],
  [
    "a style",
    "<path ",
    '<path style="fill:red" ',
    "data/brand/mark.svg:1:61 the attribute “style” of <path> is not allowed in the mark: no scripts, styles or references to other files.",
  ],
  [
    "a picture from elsewhere",
    "</svg>",
    '<image href="https://other.example/a.png"/></svg>',
    "data/brand/mark.svg:1:270 <image> is not allowed in the mark; use paths, shapes and gradients.",
  ],
  [
    "a shape from elsewhere",
    "</svg>",
    '<use href="https://other.example/a.svg#a"/></svg>',
    "data/brand/mark.svg:1:270 the attribute “href” of <use> is not allowed in the mark: no scripts, styles or references to other files.",
  ],
  [
    "a color from elsewhere",
    'fill="#414487"',
    'fill="url(https://other.example/a.svg#a)"',
    "data/brand/mark.svg:1:61 the attribute “fill” of <path> is not allowed in the mark: no scripts, styles or references to other files.",
  ],
  [
    "an id that a page may have",
    "<path ",
    '<path id="menu" ',
    "data/brand/mark.svg:1:61 the id “menu” may also be in a page; begin it with “mark-”, and change the references to it.",
  ],
  [
    "a reference in a style’s syntax",
    'fill="#414487"',
    String.raw`fill="u\72l(https://other.example/a.svg#a)"`,
    "data/brand/mark.svg:1:61 the attribute “fill” of <path> is not allowed in the mark: no scripts, styles or references to other files.",
  ],
  [
    "an attribute whose name XML does not allow",
    "<path ",
    '<path a"b="" ',
    'data/brand/mark.svg:1:61 the attribute “a"b” of <path> is not allowed in the mark: no scripts, styles or references to other files.',
  ],
  ["HTML", "</svg>", "<p>Acme</p></svg>", "data/brand/mark.svg:1:1 the mark must be one <svg> element."],
  [
    "no viewBox",
    'viewBox="4 4 24 24"',
    'width="24" height="24"',
    'data/brand/mark.svg:1:1 the mark needs a viewBox, such as viewBox="0 0 24 24".',
  ],
  [
    "an element that is not closed",
    'fill="#D6F24B"/>',
    'fill="#D6F24B">',
    "data/brand/mark.svg:1:227 <path> is not closed.",
  ],
  [
    "a large file",
    "</svg>",
    `<title>${"a".repeat(4000)}</title></svg>`,
    "data/brand/mark.svg:1:1 the mark has 4291 bytes; the maximum is 4000, because every page contains it. Simplify its paths and remove metadata.",
  ],
])("rejects a mark with %s", (_what, from, to, message) => {
  content.change(MARK, from, to);
  expect(content.problems()).toEqual([message]);
});

test("rejects a mark that is not an SVG, and a missing one", () => {
  content.write(MARK, "Acme");
  expect(content.problems()).toEqual(["data/brand/mark.svg:1:1 the mark must be one <svg> element."]);
  content.remove(MARK);
  expect(content.problems()).toEqual([
    "data/brand/mark.svg:1:1 the brand has no mark; save it as an SVG at this path.",
  ]);
});

test("accepts a mark with a gradient, a comment and one color of the text around it", () => {
  content.write(
    MARK,
    `<?xml version="1.0"?><!-- Acme --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24" fill="none">
  <defs><linearGradient id="mark-a"><stop offset="0" stop-color="#FFFFFF"/></linearGradient></defs>
  <path d="M0 0h24v24z" fill="url(#mark-a)"/><circle cx="36" cy="12" r="12" fill="currentColor"/>
</svg>`,
  );
  expect(content.problems()).toEqual([]);
});
