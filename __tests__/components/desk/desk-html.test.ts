import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { isEditable, readHtml, writeHtml } from "@capture/desk/client/html/html";
import { leaveList, toggleList } from "@capture/desk/client/html/lists";
import { articleSchema } from "@capture/desk/client/html/schema";
import {
  addColumn,
  addRow,
  breakLineInCell,
  insertTable,
  removeColumn,
  removeRow,
} from "@capture/desk/client/html/tables";
import { htmlFaults } from "@capture/content/check/html";
import { COMPANY } from "../../support/company/company";

const bodies = readdirSync(join(COMPANY, "articles")).map((name): [string, string] => [
  name,
  (JSON.parse(readFileSync(join(COMPANY, "articles", name), "utf8")) as { content: string }).content,
]);

test.each(bodies)("returns the body of %s byte for byte", (_name, html) => {
  expect(writeHtml(readHtml(html))).toBe(html);
});

test("isEditable is false for HTML that the editor would change", () => {
  expect(isEditable("<p>Text</p>")).toBe(true);
  expect(isEditable("<ul><li><p>Text</p></li></ul>")).toBe(false);
  expect(isEditable("<table><tbody><tr><td>A<br />B</td></tr></tbody></table>")).toBe(true);
});

test.each([
  ['<p onclick="x()">A<script>alert(1)</script></p>', "<p>A</p>"],
  ['<div class="MsoNormal"><b>Bold</b> and <i>italic</i></div>', "<p><strong>Bold</strong> and <em>italic</em></p>"],
  [
    '<p><a href="javascript:x()">A</a> <a href="https://a.example" target="_blank">B</a></p>',
    '<p>A <a href="https://a.example">B</a></p>',
  ],
  ["<h1>Title</h1><h2>Part</h2>", "<h2>Title</h2><h2>Part</h2>"],
  ['<img src="x.png"><p>A &amp; B &lt; C</p>', "<p>A &amp; B &lt; C</p>"],
])("converts pasted HTML to allowed HTML: %s", (pasted, expected) => {
  const html = writeHtml(readHtml(pasted));
  expect(html).toBe(expected);
  expect(htmlFaults(html)).toEqual([]);
});

test("an empty document becomes an empty string", () => expect(writeHtml(readHtml(""))).toBe(""));

/** Selects everything from one text to another, runs a command, and returns the changed HTML. */
function runCommand(command: Command, html: string, from: string, to = from): string {
  const doc = readHtml(html);
  const positionOf = (text: string): number => {
    let found = -1;
    doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(text)) found = position + node.text.indexOf(text);
      if (text === "" && node.isTextblock && node.childCount === 0) found = position + 1;
    });
    return found;
  };
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, positionOf(from), positionOf(to) + to.length)));
  command(state, (transaction) => (state = state.apply(transaction)));
  state.doc.check();
  return writeHtml(state.doc);
}

const { bullet_list: bullets, ordered_list: numbers } = articleSchema.nodes;

test.each<[string, Command, string, string, [from: string, to?: string]]>([
  [
    "toggleList converts paragraphs to a list",
    toggleList(bullets),
    "<p>A</p><p>B</p>",
    "<ul><li>A</li><li>B</li></ul>",
    ["A", "B"],
  ],
  ["toggleList converts a list to paragraphs", toggleList(bullets), "<ul><li>A</li></ul>", "<p>A</p>", ["A"]],
  [
    "toggleList converts a bulleted list to a numbered list",
    toggleList(numbers),
    "<ul><li>A</li></ul>",
    "<ol><li>A</li></ol>",
    ["A"],
  ],
  [
    "Enter in an empty item ends the list",
    leaveList,
    "<ul><li>A</li><li></li></ul>",
    "<ul><li>A</li></ul><p></p>",
    [""],
  ],
  [
    "Enter in a cell inserts a line break",
    breakLineInCell,
    "<table><tbody><tr><td>AB</td></tr></tbody></table>",
    "<table><tbody><tr><td>A<br /></td></tr></tbody></table>",
    ["B"],
  ],
])("%s", (_name, command, html, expected, selection) => {
  expect(runCommand(command, html, ...selection)).toBe(expected);
});

const TABLE =
  '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>C</td><td>D</td></tr></tbody></table>';

test("adds and removes rows and columns of a table", () => {
  expect(runCommand(addRow, TABLE, "C")).toContain("<tr><td>C</td><td>D</td></tr><tr><td></td><td></td></tr>");
  expect(runCommand(addColumn, TABLE, "C")).toBe(
    '<table><thead><tr><th scope="col">A</th><th scope="col"></th><th scope="col">B</th></tr></thead><tbody><tr><td>C</td><td></td><td>D</td></tr></tbody></table>',
  );
  expect(runCommand(removeColumn, TABLE, "D")).toBe(
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>C</td></tr></tbody></table>',
  );
  expect(runCommand(removeRow, `${TABLE}<p>E</p>`, "C")).toBe("<p>E</p>");
  expect(htmlFaults(runCommand(insertTable, "<p>Text</p>", "Text"))).toEqual([]);
});
