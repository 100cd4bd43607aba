import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFiles } from "../../../testing/project-copy";
import { HEADERS_FILE, headersText, parseHeaders } from "../../../gatsby/outputs/headers/host-files";
import { copyContent } from "../../support/content/content-copy";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "add-desk-"));
  copyFiles(root, ["__tests__", "data", "docs", "gallery"]);
  copyContent("data", join(root, "data"));
  mkdirSync(join(root, "public"));
  const headers = { "Cross-Origin-Opener-Policy": "same-origin" };
  writeFileSync(join(root, "public", HEADERS_FILE), headersText([{ path: "/*", headers }]));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the command as a build does. */
function runAddDesk(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/site/add-desk.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DESK: "", ...env },
  });
  return { status, stderr };
}

test("adds the desk, its header rules and compressed copies to a build", () => {
  expect(runAddDesk({ DESK: "github", DESK_REPO: "acme/site" })).toEqual({ status: 0, stderr: "" });
  for (const name of ["index.html", "settings.json", "desk.js", "desk.js.br", "desk.js.gz"])
    expect([name, existsSync(join(root, "public/admin", name))]).toEqual([name, true]);
  const rules = parseHeaders(readFileSync(join(root, "public", HEADERS_FILE), "utf8"));
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/admin", "/admin/*"]);
  expect(readFileSync(join(root, "deploy/nginx/maps.conf"), "utf8")).toContain("/admin");
});

test("rejects a missing setting", () => {
  expect(runAddDesk({ DESK: "github" })).toEqual({
    status: 1,
    stderr: "DESK_REPO must be the repository that the desk saves to, for example owner/name.\n",
  });
});
