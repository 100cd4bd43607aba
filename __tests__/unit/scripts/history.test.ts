import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseHistory } from "@capture/content/history/history-files";
import { upToDateHistory } from "@capture/content/history/up-to-date";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { updateHistory } from "../../../scripts/content/history/update-history";
import { readPart } from "../../support/company/company";

const SOURCE = "products/pro.json";
const HISTORY = "history/products-pro.json";
const today = new Date().toISOString().slice(0, 10);

let root: string;
let data: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "history-"));
  data = join(root, "repository/data");
  write("site.json", { $schema: "./schemas/site.schema.json", brand: "Acme" });
  write("labels/history.json", JSON.parse(readPart("labels/history.json")) as object);
  writeWeight("1 kg");
  git("init", "--initial-branch=main");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, value: object): void {
  mkdirSync(dirname(join(data, name)), { recursive: true });
  writeFileSync(join(data, name), `${JSON.stringify(value, null, 2)}\n`);
}
function writeWeight(weight: string, more: object = {}): void {
  const specifications = [{ key: "weight", value: weight }];
  write(SOURCE, { $schema: "../schemas/product.schema.json", slug: "pro", specifications, ...more });
}
function git(...args: readonly string[]): void {
  execFileSync("git", args, { cwd: dirname(data), stdio: "ignore" });
}
/** Commits everything at noon of a day. */
function commit(day: string): void {
  const time = `${day}T12:00:00Z`;
  git("add", "--all");
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@acme.example", "commit", "--message=x"], {
    cwd: dirname(data),
    stdio: "ignore",
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  });
}
interface Change {
  date: string;
  before: string | null;
  after: string | null;
  reason?: string;
}
const changesIn = (folder = data): Change[] =>
  (JSON.parse(readFileSync(join(folder, HISTORY), "utf8")) as { changes: Change[] }).changes;
const steps = (folder = data) => changesIn(folder).map(({ date, before, after }) => [date, before, after]);

test("reads the past from git: the last state of each day, without the first version", () => {
  commit("2026-01-01");
  writeWeight("2 kg");
  commit("2026-02-01");
  writeWeight("3 kg");
  commit("2026-02-01");
  writeWeight("3 kg", { title: "Other words" });
  commit("2026-03-01");
  expect(updateHistory(data)).toEqual({ written: [HISTORY], removed: [] });
  expect(steps()).toEqual([["2026-02-01", "1 kg", "3 kg"]]);
  expect(updateHistory(data)).toEqual({ written: [], removed: [] });
});

test("a change that is not committed has today's day", () => {
  commit("2026-01-01");
  writeWeight("2 kg");
  updateHistory(data);
  expect(steps()).toEqual([[today, "1 kg", "2 kg"]]);
});

test("keeps a reason, and adds later changes with the days of their commits", () => {
  commit("2026-01-01");
  writeWeight("2 kg");
  commit("2026-02-01");
  updateHistory(data);
  const history = JSON.parse(readFileSync(join(data, HISTORY), "utf8")) as { changes: Change[] };
  history.changes = history.changes.map((change) => ({ ...change, reason: "A lighter shell." }));
  write(HISTORY, history);
  writeWeight("3 kg");
  commit("2026-03-01");
  writeWeight("4 kg");
  commit("2026-04-01");
  updateHistory(data);
  expect(changesIn()[0]?.reason).toBe("A lighter shell.");
  expect(steps()).toEqual([
    ["2026-02-01", "1 kg", "2 kg"],
    ["2026-03-01", "2 kg", "3 kg"],
    ["2026-04-01", "3 kg", "4 kg"],
  ]);
});

test("a draft is not published, so its changes do not count", () => {
  writeWeight("1 kg", { draft: true });
  commit("2026-01-01");
  writeWeight("2 kg");
  commit("2026-02-01");
  updateHistory(data);
  expect(steps()).toEqual([]);
});

test("leaves out what was before the day in site.json", () => {
  commit("2026-01-01");
  writeWeight("2 kg");
  commit("2026-02-01");
  write("site.json", { $schema: "./schemas/site.schema.json", brand: "Acme", historySince: "2026-02-02" });
  writeWeight("3 kg");
  commit("2026-03-01");
  updateHistory(data);
  expect(steps()).toEqual([["2026-03-01", "2 kg", "3 kg"]]);
});

test("in a shallow clone, says so, keeps the changes and adds what differs", () => {
  commit("2026-01-01");
  writeWeight("2 kg");
  commit("2026-02-01");
  updateHistory(data);
  commit("2026-02-02");
  const clone = join(root, "clone");
  execFileSync("git", ["clone", "--depth=1", `file://${dirname(data)}`, clone], { stdio: "ignore" });
  const cloned = join(clone, "data");
  expect(updateHistory(cloned)).toEqual({ written: [], removed: [], reason: expect.stringContaining("shallow clone") });
  expect(steps(cloned)).toEqual([["2026-02-01", "1 kg", "2 kg"]]);
  writeFileSync(join(cloned, SOURCE), readFileSync(join(data, SOURCE), "utf8").replace("2 kg", "3 kg"));
  updateHistory(cloned);
  expect(steps(cloned)).toEqual([
    ["2026-02-01", "1 kg", "2 kg"],
    [today, "2 kg", "3 kg"],
  ]);
});

test("without git, starts a history without changes; one of a removed file is removed", () => {
  rmSync(join(dirname(data), ".git"), { recursive: true });
  expect(updateHistory(data).reason).toBe("There is no git repository.");
  expect(steps()).toEqual([]);
  rmSync(join(data, SOURCE));
  expect(updateHistory(data).removed).toEqual([HISTORY]);
});

test("a build shows a change that its history lacks, with the day of its commit, and writes nothing", () => {
  commit("2026-01-01");
  updateHistory(data);
  const text = readFileSync(join(data, HISTORY), "utf8");
  const history = parseHistory(JSON.parse(text) as JsonValue);
  expect(upToDateHistory(data, SOURCE, history)).toEqual(history);
  writeWeight("2 kg");
  commit("2026-02-01");
  writeWeight("3 kg");
  expect(upToDateHistory(data, SOURCE, history).changes).toEqual([
    { date: "2026-02-01", field: "weight", before: "1 kg", after: "2 kg" },
    { date: today, field: "weight", before: "2 kg", after: "3 kg" },
  ]);
  expect(readFileSync(join(data, HISTORY), "utf8")).toBe(text);
});

test("a site without the words of the history has none", () => {
  rmSync(join(data, "labels/history.json"));
  expect(updateHistory(data)).toEqual({ written: [], removed: [] });
  expect(existsSync(join(data, "history"))).toBe(false);
});
