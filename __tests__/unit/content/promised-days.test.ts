import { findPromisedDays } from "../../../src/domain/time/promised-days";

test.each([
  ["en-US", "The plugin, which ships in Q3 2025, is new.", "ships in Q3 2025", "2025-09-30"],
  ["en-US", "Q1 2026 is the date.", "Q1 2026", "2026-03-31"],
  ["en-US", "The office will open in February 2028.", "will open in February 2028", "2028-02-29"],
  ["en-US", "All kits follow by May 2026.", "by May 2026", "2026-05-31"],
  ["en-US", "It is available from March 15, 2026.", "available from March 15, 2026", "2026-03-31"],
  ["de-DE", "Alle folgen bis März 2026.", "bis März 2026", "2026-03-31"],
  ["de-DE", "Das Modul erscheint im 3. Quartal 2025.", "erscheint im 3. Quartal 2025", "2025-09-30"],
  ["de-DE", "Wir liefern ab März 2026.", "ab März 2026", "2026-03-31"],
  ["fr-FR", "Le module sort au Q4 2025.", "Q4 2025", "2025-12-31"],
])("in %s, “%s” promises something", (locale, text, words, lastDay) => {
  expect(findPromisedDays(text, locale)).toEqual([{ words, lastDay }]);
});

test.each([
  ["en-US", "The study was made in February 2025."],
  ["en-US", "We will see. In March 2025 it snowed."],
  ["en-US", "The study by Moss was made in May 2025, by hand."],
  ["en-US", "Founded 2014, 3 devices, Q5 2025"],
  ["fr-FR", "Le bureau ouvre en mars 2025."],
])("in %s, “%s” promises nothing", (locale, text) => {
  expect(findPromisedDays(text, locale)).toEqual([]);
});
