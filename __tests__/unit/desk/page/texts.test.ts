import { changedTexts, replaceTexts } from "../../../../desk/client/page/texts";

const saved = { title: "Old", "tags.0": "one", "tags.1": "two" };

test("a changed text is replaced wherever the page has it", () => {
  const data = { article: { title: "Old" }, seo: ["Old", "Older"] };
  const changes = changedTexts([saved], { ...saved, title: "New" });
  expect(replaceTexts(data, changes)).toEqual({ article: { title: "New" }, seo: ["New", "Older"] });
});

test("texts of earlier versions are replaced, too", () => {
  const changes = changedTexts([saved, { ...saved, title: "Ne" }], { ...saved, title: "New" });
  expect(replaceTexts({ title: "Ne" }, changes)).toEqual({ title: "New" });
});

test("texts that have moved are left to Gatsby", () => {
  const data = { tags: ["two", "one"] };
  expect(replaceTexts(data, changedTexts([saved], { ...saved, "tags.0": "two", "tags.1": "one" }))).toBe(data);
});

test("a page that has the new text keeps an equal text of another field", () => {
  const changes = changedTexts([saved], { ...saved, title: "New" });
  expect(replaceTexts({ title: "New", button: "Old" }, changes)).toEqual({ title: "New", button: "Old" });
});

test("a block of HTML is replaced although the page has changed the others", () => {
  const changes = changedTexts([{ content: "<h2>First</h2><p>A scan.</p>" }], {
    content: "<h2>Begin</h2><p>A scan.</p>",
  });
  const data = { content: '<h2 id="first">First</h2><p>A <a href="/scan">scan</a>.</p>' };
  expect(replaceTexts(data, changes)).toEqual({
    content: '<h2 id="first">Begin</h2><p>A <a href="/scan">scan</a>.</p>',
  });
});
