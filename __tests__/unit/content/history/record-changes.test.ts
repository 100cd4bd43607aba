import {
  continueHistory,
  historyOf,
  recordChanges,
  type History,
  type Revision,
} from "../../../../src/content/history/record-changes";

const on = (date: string, weight: string, field = "weight"): Revision => ({
  date,
  values: [{ field, value: weight }],
});
const steps = ({ changes }: History) => changes.map(({ date, before, after }) => [date, before, after]);

test("the first version of a file is not a change", () => {
  expect(historyOf([on("2026-01-01", "1 kg")])).toEqual({
    current: [{ field: "weight", value: "1 kg" }],
    changes: [],
  });
  expect(historyOf([])).toEqual({ current: [], changes: [] });
});

test("changes have the day of their revision, oldest first", () => {
  const history = historyOf([on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg"), on("2026-03-01", "3 kg")]);
  expect(steps(history)).toEqual([
    ["2026-02-01", "1 kg", "2 kg"],
    ["2026-03-01", "2 kg", "3 kg"],
  ]);
});

test("several changes of one day become one, and none if the value returns", () => {
  const start = historyOf([on("2026-01-01", "1 kg")]);
  const twice = recordChanges(recordChanges(start, on("2026-02-01", "2 kg")), on("2026-02-01", "3 kg"));
  expect(steps(twice)).toEqual([["2026-02-01", "1 kg", "3 kg"]]);
  expect(steps(recordChanges(twice, on("2026-02-01", "1 kg")))).toEqual([]);
});

test("a renamed field takes its changes along", () => {
  const history = historyOf([on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg"), on("2026-03-01", "2 kg", "mass")]);
  expect(history.changes.map(({ field }) => field)).toEqual(["mass"]);
});

test("continuing keeps changes and reasons, and adds only what followed", () => {
  const known: History = {
    current: [{ field: "weight", value: "2 kg" }],
    changes: [{ date: "2025-12-24", field: "weight", before: "1 kg", after: "2 kg", reason: "Lighter." }],
  };
  const revisions = [on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg"), on("2026-03-01", "3 kg")];
  const history = continueHistory(known, revisions);
  expect(history.changes[0]).toEqual(known.changes[0]);
  expect(steps(history)).toEqual([
    ["2025-12-24", "1 kg", "2 kg"],
    ["2026-03-01", "2 kg", "3 kg"],
  ]);
  expect(continueHistory(history, revisions)).toEqual(history);
});

test("if no revision is the described one, only the last is compared", () => {
  const known: History = { current: [{ field: "weight", value: "9 kg" }], changes: [] };
  expect(steps(continueHistory(known, [on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg")]))).toEqual([
    ["2026-02-01", "9 kg", "2 kg"],
  ]);
});
