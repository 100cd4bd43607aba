import { buildIndex } from "../../../src/search/build-index";
import type { SearchDocument } from "../../../src/search/document";
import { openSiteSearch } from "../../../src/search/site-search";

const TITLES = [
  "Laserscan der Halle",
  "Scan der Baustelle",
  "Punktwolke aus zwei Aufnahmen",
  "Grundrisse und Punkte",
  "Mängel am Bau",
  "Maß nehmen",
  "Laser im Gebäude",
  "Export in offene Formate",
];
const documents = TITLES.map((title): SearchDocument => ({
  id: title,
  kind: "Seite",
  title,
  text: title,
  source: title,
  to: `/${title}`,
  about: "",
}));
const file = buildIndex(documents, "de-DE");
const search = openSiteSearch({ labels: { count: "", none: "", all: "" }, ...file });
const found = (query: string): string[] => search.find(query).flatMap(({ hits }) => hits.map(({ title }) => title));

test.each([
  ["Scan", ["Laserscan der Halle", "Scan der Baustelle"]],
  ["Wolke", ["Punktwolke aus zwei Aufnahmen"]],
  ["Wolken", ["Punktwolke aus zwei Aufnahmen"]],
  ["Grundriss", ["Grundrisse und Punkte"]],
  ["Punkt Wolken", ["Punktwolke aus zwei Aufnahmen"]],
  ["Punktwolken", ["Punktwolke aus zwei Aufnahmen"]],
  ["Exportformat", ["Export in offene Formate"]],
  ["Maengel", ["Mängel am Bau"]],
  ["Mangel", ["Mängel am Bau"]],
  ["Mängeln", ["Mängel am Bau"]],
  ["Masse", ["Maß nehmen"]],
  ["Gebaeude", ["Laser im Gebäude"]],
  ["Gebäudes", ["Laser im Gebäude"]],
  ["Punktwokle", ["Punktwolke aus zwei Aufnahmen"]],
  ["Gibt es einen Laser in dem Gebäude?", ["Laser im Gebäude"]],
])("“%s” finds documents in German", (query, titles) => {
  for (const title of titles) expect(found(query)).toContain(title);
});

test.each(["für", "fuer", "der und", "zzxqy"])("“%s” finds nothing", (query) => expect(found(query)).toEqual([]));

test("the file has no words of another language", () => {
  expect(file.words.stopWords).not.toMatch(/\bthe\b/);
  expect(buildIndex(documents, "en-US").words.stopWords).not.toMatch(/\bder\b/);
  expect(buildIndex(documents, "fr-FR").words).toMatchObject({ stopWords: "", synonyms: {} });
});
