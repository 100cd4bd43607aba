import { readFileSync } from "node:fs";
import { settingsFrom } from "../../../server/settings";

/** What the image sets. */
const env = Object.fromEntries(
  [...readFileSync("Dockerfile", "utf8").matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((setting) => setting.split("=", 2)),
  ),
) as Record<string, string>;

test("the image keeps submissions and erasures in its volume", () => {
  const { database, erasuresFile } = settingsFrom(env);
  expect(database).toEqual({ kind: "libsql", path: "/data/submissions.db" });
  expect(erasuresFile).toBe("/data/submissions.db.erased");
  expect(settingsFrom({ ...env, DATABASE_URL: "postgres://db/forms" }).erasuresFile).toBe("/data/submissions.erased");
});

test("where the platform throws disks away, the image does not start without a store that stays", () => {
  expect(() => settingsFrom({ ...env, K_SERVICE: "site" })).toThrow("K_SERVICE is set by a platform");
});
