import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import site from "../../../data/site.json";

const folder = mkdtempSync(join(tmpdir(), "content-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the server reads when it imports the mailboxes of data/site.json. */
function importedMailbox(env: Record<string, string>): string {
  const code = `
    require("./scripts/lib/content-imports");
    const { settingsFrom } = require("./server/settings");
    console.log(settingsFrom({ SMTP_URL: "smtp://mail.example", NOTIFY_TO: "team@site.example" }).mail.from);
  `;
  const args = ["--require", "tsx/cjs", "--eval", code];
  return execFileSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, ...env } }).trim();
}

test("with CONTENT_DIR, the server imports the files of that folder instead of data/", () => {
  writeFileSync(join(folder, "site.json"), JSON.stringify({ mailboxes: { general: "hello@acme.example" } }));
  expect(importedMailbox({ CONTENT_DIR: "data" })).toBe(site.mailboxes.general);
  expect(importedMailbox({ CONTENT_DIR: folder })).toBe("hello@acme.example");
});
