import { readFileSync } from "node:fs";
import { DOMParser as ProseMirrorParser } from "prosemirror-model";
import { writeHtml } from "@capture/desk/client/html/html";
import { cleanPasted } from "@capture/desk/client/html/paste/clean";
import { articleSchema } from "@capture/desk/client/html/schema";
import { htmlFaults } from "@capture/content/check/html";

/** Pastes clipboard HTML, and returns the article body and the notes. */
function paste(clipboardHtml: string): { html: string; notes: string[] } {
  const { html, notes } = cleanPasted(clipboardHtml);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return { html: writeHtml(ProseMirrorParser.fromSchema(articleSchema).parse(body)), notes };
}

const PICTURE_NOTE =
  "A picture was removed. The text of an article cannot contain pictures. Add the picture of the article in the field “Picture”.";
const LIST_NOTE = "A nested list was merged into its outer list, because lists in articles have one level.";
const CELL_NOTE = "A merged cell became several cells, with its text in the first one.";

test.each<[string, string, string[]]>([
  [
    "google-docs",
    "<h2>Scanning a mill</h2>" +
      '<p>A <strong>bold</strong> and an <em>italic</em> word, m<sup>2</sup>, and a <a href="https://example.com/mill">link</a>.</p>' +
      "<ul><li>Floor</li><li><strong>Boards</strong></li><li>Roof</li></ul>" +
      "<table><tbody><tr><td><strong>Days</strong></td><td></td></tr>" +
      "<tr><td>Monday<br />morning</td><td>12</td></tr></tbody></table>",
    [PICTURE_NOTE, LIST_NOTE, CELL_NOTE],
  ],
  [
    "word",
    "<h2>Scanning a mill</h2>" +
      "<p>A <strong>bold</strong> and an <em>italic</em> word, with a [1] and a plain link.</p>" +
      "<ul><li>Floor</li><li><strong>Boards</strong></li><li>Roof</li></ul>" +
      "<ol><li>Walk in</li><li>Walk out</li></ol>" +
      "<table><thead><tr><td><strong>Day</strong></td><td><strong>Scans</strong></td></tr></thead>" +
      "<tbody><tr><td>Monday</td><td>12</td></tr><tr><td></td><td>8</td></tr></tbody></table>",
    [
      PICTURE_NOTE,
      "A link must begin with https://, mailto: or /, so these became plain text: http://example.com/mill.",
      LIST_NOTE,
      CELL_NOTE,
    ],
  ],
  [
    "libreoffice",
    "<h2>Scanning a mill</h2>" +
      "<p>A <strong>bold</strong> and an <em>italic</em> word, H<sub>2</sub>O.</p>" +
      "<ol><li>Floor</li><li><strong>Boards</strong></li><li>Roof</li></ol>" +
      "<table><thead><tr><th>Day</th><th>Scans</th></tr></thead><tbody><tr><td>Closed</td><td></td></tr></tbody></table>",
    [PICTURE_NOTE, LIST_NOTE, CELL_NOTE],
  ],
  [
    "excel",
    "<table><tbody><tr><td>Scans</td><td></td><td>Area</td></tr>" +
      "<tr><td>Monday</td><td>12</td><td>340</td></tr><tr><td></td><td>8</td><td></td></tr></tbody></table>",
    [CELL_NOTE],
  ],
  [
    "sheets",
    "<table><tbody><tr><td><strong>Day</strong></td><td><strong>Scans</strong></td></tr>" +
      "<tr><td>Monday<br />and Tuesday</td><td>12</td></tr><tr><td></td><td>8</td></tr></tbody></table>",
    [CELL_NOTE],
  ],
])("keeps the structure of HTML from %s and reports what it removes", (program, expected, notes) => {
  const pasted = paste(readFileSync(`__tests__/fixtures/clipboard/${program}.html`, "utf8"));
  expect(pasted.html).toBe(expected);
  expect(htmlFaults(pasted.html)).toEqual([]);
  expect(pasted.notes).toEqual(notes);
});

test("a numbered heading from Word stays a heading, with its number as text", () => {
  const marker = (label: string): string => `<span style="mso-list:Ignore">${label}<span>&nbsp;&nbsp; </span></span>`;
  const pasted = paste(
    `<h1 style="mso-list:l0 level1 lfo1">${marker("1")}Site</h1>` +
      `<h2 style="mso-list:l0 level2 lfo1">${marker("1.1")}<b>Mill</b></h2>` +
      `<p style="mso-list:l1 level1 lfo2">${marker("1.")}Floor</p>` +
      `<h3 style="mso-list:l2 level1 lfo3">${marker("·")}Roof</h3>`,
  );
  expect(pasted.html).toBe("<h2>1 Site</h2><h2>1.1 <strong>Mill</strong></h2><ol><li>Floor</li></ol><h3>Roof</h3>");
  expect(pasted.notes).toEqual([]);
});

test("removes smart tags and nested spans of Word, and keeps their text", () => {
  const pasted = paste(
    '<p class=MsoNormal>In <st1:place w:st="on"><st1:City w:st="on">Dublin</st1:City></st1:place>.<o:p></o:p></p>' +
      '<p><span style="color:red"><span lang=EN-US><span style="font-family:Arial">Deep <b>bold</b></span></span></span></p>',
  );
  expect(pasted).toEqual({ html: "<p>In Dublin.</p><p>Deep <strong>bold</strong></p>", notes: [] });
});

test("removes comments and deleted words of a Word document under review", () => {
  const pasted = paste(
    '<p>A <del cite="mailto:A">low </del><ins cite="mailto:A">high</ins> roof<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span>.</p>' +
      "<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is it?</p></div></div>",
  );
  expect(pasted).toEqual({
    html: "<p>A high roof.</p>",
    notes: [expect.stringContaining("Comments and deleted words")],
  });
});

test.each([
  ["Google Docs", '<span style="text-decoration:line-through">999</span> 899'],
  ["a spreadsheet", '<span style="text-decoration-line: underline line-through">999</span> 899'],
  ["Word", "<s>999</s> 899"],
  ["LibreOffice", "<strike>999</strike> 899"],
  ["a shop", "<del>999</del> <ins>899</ins>"],
])("keeps a crossed-out price from %s", (_program, prices) => {
  const pasted = paste(`<p>${prices}</p>`);
  expect(pasted).toEqual({ html: "<p><s>999</s> 899</p>", notes: [] });
  expect(htmlFaults(pasted.html)).toEqual([]);
});

test("reports a picture that Word only has as a drawing", () => {
  const pasted = paste('<p><v:shape><v:imagedata src="file:///C:/mill.png"/></v:shape>After</p>');
  expect(pasted).toEqual({ html: "<p>After</p>", notes: [PICTURE_NOTE] });
});

test("does not change HTML that was copied in the editor", () => {
  const html = '<p data-pm-slice="1 1 []">A <img src="x.png"></p>';
  expect(cleanPasted(html)).toEqual({ html, notes: [] });
});
