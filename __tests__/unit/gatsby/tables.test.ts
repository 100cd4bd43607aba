import { markNumberColumns } from "../../../gatsby/lib/number-columns";
import { scrollTables } from "../../../gatsby/lib/scroll-tables";

const table = (...rows: readonly (readonly string[])[]): string => {
  const body = rows.map(([name = "", ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`); // prettier-ignore
  const head = ["Task", "Where", "Hours"].map((name) => `<th scope="col">${name}</th>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
};

test("marks columns of numbers with their headings, and a last row that is their sum", () => {
  const marked = markNumberColumns(
    `<p>4</p>${table(["META", "Floor", "4"], ["Upload", "Desk", "1,5"], ["Total", "Both", "5,5"])}`,
    "de-DE",
  );
  expect(marked).toContain('<p>4</p><table><thead><tr><th scope="col">Task</th><th scope="col">Where</th>');
  expect(marked).toContain('<th scope="col" data-number="">Hours</th>');
  expect(marked).toContain('<tr><th scope="row">META</th><td>Floor</td><td data-number="">4</td></tr>');
  expect(marked).toContain('<tr data-total=""><th scope="row">Total</th><td>Both</td><td data-number="">5,5</td></tr>');
});

test("marks numbers with units, and no total where the last row is not the sum", () => {
  const marked = markNumberColumns(
    table(["2 m", "a", "1.5 mm"], ["5 m", "b", "3.8 mm"], ["10 m", "c", "7.7 mm"]),
    "en-US",
  );
  expect(marked).toContain('<td data-number="">3.8 mm</td>');
  expect(marked).not.toContain("data-total");
});

test("leaves tables with other texts as they are", () => {
  const mixed = table(["Loop", "Start", "3"], ["Grid", "Edge", "4, better 5"]);
  expect(markNumberColumns(mixed, "en-US")).toBe(mixed);
});

describe("scroll-tables", () => {
  const TABLE = "<table><tbody><tr><td>Structure</td></tr></tbody></table>";

  test("tables scroll in a group that the heading before them names", () => {
    expect(
      scrollTables(`<h2 id="a">Progress by <em>"floor"</em> > 1</h2><p>Text</p>${TABLE}<h3>Day</h3>${TABLE}`, "Time"),
    ).toBe(
      `<h2 id="a">Progress by <em>"floor"</em> > 1</h2><p>Text</p>` +
        `<div data-table="" role="group" aria-label="Progress by &quot;floor&quot; &gt; 1" tabindex="0">${TABLE}</div>` +
        `<h3>Day</h3><div data-table="" role="group" aria-label="Day" tabindex="0">${TABLE}</div>`,
    );
  });

  test("a table without a heading before it has the title of the article as its name", () => {
    expect(scrollTables(TABLE, 'A & "B" < 1')).toBe(
      `<div data-table="" role="group" aria-label="A &amp; &quot;B&quot; &lt; 1" tabindex="0">${TABLE}</div>`,
    );
  });
});
