import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordErasures, recordUnsubscribes } from "../../../server/store/erasures";

/** Some user that is not root. */
const HOST_USER = 65_534;
const folder = mkdtempSync(join(tmpdir(), "erasures-"));
const file = join(folder, "submissions.db.erased");
afterAll(() => rmSync(folder, { recursive: true }));

// Only root can give a file away.
(process.getuid?.() === 0 ? test : test.skip)("what root notes first, the host can add to", () => {
  chownSync(folder, HOST_USER, HOST_USER);
  recordErasures(file, ["one"]);
  const { uid, gid, mode } = statSync(file);
  expect({ uid, gid, mode: mode & 0o777 }).toEqual({ uid: HOST_USER, gid: HOST_USER, mode: 0o600 });
  // A file that is there keeps its owner.
  chownSync(file, 0, 0);
  recordUnsubscribes(file, ["two"]);
  expect(statSync(file).uid).toBe(0);
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(2);
});
