import { changeEntry, releaseEntry } from "../../../gatsby/outputs/feed-entries";

const site = { url: "https://acme.example", mailboxes: { press: "p@acme.example" } };
const labels = {
  news: "New",
  fixed: "Fixed",
  knownIssues: "Known issues",
  postponable: "Can it wait?",
  notStated: "Not stated",
};

test("a release says what is new, and what is not stated", () => {
  const entry = releaseEntry(
    site,
    {
      slug: "scout-1",
      version: "1.2",
      date: "2026-01-01",
      title: "Faster",
      news: ["Starts in < 5 s."],
      fixed: null,
      knownIssues: null,
      postponable: null,
      product: { name: "Scout" },
    },
    labels,
  );
  expect(entry).toMatchObject({ link: "https://acme.example/releases#scout-1", title: "Scout 1.2: Faster" });
  expect(entry.content).toBe(
    "<h2>New</h2><ul><li>Starts in &lt; 5 s.</li></ul><h2>Fixed</h2><ul><li>Not stated</li></ul><h2>Known issues</h2><ul><li>Not stated</li></ul><h2>Can it wait?</h2><p>Not stated</p>",
  );
});

const change = {
  id: "legal-terms-1",
  kind: "legal",
  date: "2026-01-01",
  name: "Terms",
  field: "Who",
  sentence: "Long",
  reason: "Clearer & shorter.",
  parts: [
    { state: "same", text: "A " },
    { state: "removed", text: "<b>" },
    { state: "added", text: "c" },
  ],
};

test("a change is marked up with what was removed and added", () => {
  expect(changeEntry(site, change)).toMatchObject({
    link: "https://acme.example/changes#legal-terms-1",
    title: "Terms: Who",
    description: "Terms: Who",
    content: "<p>A <del>&lt;b&gt;</del><ins>c</ins></p><p>Clearer &amp; shorter.</p>",
  });
  expect(changeEntry(site, { ...change, kind: "device", reason: null })).toMatchObject({
    description: "Long",
    content: "<p>A <del>&lt;b&gt;</del><ins>c</ins></p>",
  });
});
