import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDeployedBackend } from "../../../desk/backend";
import { addDesk, createDeskRules } from "../../../desk/deploy";
import { renderDeskPage, createDeskPolicy } from "../../../desk/page";
import { headerFinder, headersText, parseHeaders, type HeaderRule } from "../../../gatsby/outputs/headers/host-files";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import { listDue } from "../../../src/content/due/due";
import { COMPANY } from "../../support/company/company";
import { withRules } from "../../../gatsby/outputs/headers/write";

const deployed = readDeployedBackend({
  DESK: "gitlab",
  DESK_REPO: "group/site",
  DESK_API: "https://git.example/api/v4",
});
if (!deployed) throw new Error("DESK is set, so there is a backend");

const OPENER_POLICY = "Cross-Origin-Opener-Policy";
const SITE: HeaderRule[] = [
  { path: "/*", headers: { [OPENER_POLICY]: "same-origin" } },
  { path: "/about", headers: { "Content-Security-Policy": "default-src 'none'" } },
];
const rules = withRules(SITE, createDeskRules(deployed));
const POLICY = /connect-src 'self' blob: data: https:\/\/git\.example .*frame-ancestors 'none'/;

test.each(["/admin", "/admin/", "/admin/desk.js", "/admin/assets/font.woff2"])(
  "%s has the desk's headers on our own host",
  (path) => {
    const headers = headerFinder(parseHeaders(headersText(rules)))(path);
    expect(headers["Content-Security-Policy"]).toMatch(POLICY);
    expect(headers[OPENER_POLICY]).toBe("unsafe-none");
  },
);

test("lists /admin and /admin/* before the rules of pages", () => {
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/admin", "/admin/*", "/about"]);
});

test("replaces its rules in a second build", () => {
  expect(withRules(rules, createDeskRules(deployed))).toEqual(rules);
});

test("nginx sends the headers with the page and the files of the desk", () => {
  const { maps } = nginxRules(rules, []);
  const openers = /map \$uri \$site_openers \{([^}]*)\}/.exec(maps)?.[1];
  expect(openers).toContain('"/admin/index.html" "unsafe-none";');
  expect(openers).toContain('"~^/admin/" "unsafe-none";');
});

test("allows avatars of the Git host, and none for the desk on the disk", () => {
  expect(createDeskPolicy(deployed)).toContain(
    "img-src 'self' data: blob: https://git.example https://secure.gravatar.com;",
  );
  expect(createDeskPolicy()).toContain("img-src 'self' data: blob:;");
});

test("the page of a deployed desk links to the check results", () => {
  expect(renderDeskPage(deployed)).toContain('href="https://git.example/group/site/-/commits/main"');
  expect(renderDeskPage()).not.toContain("desk-note");
});

test("the public list of what is due does not name an old draft", async () => {
  const root = mkdtempSync(join(tmpdir(), "added-desk-"));
  const content = join(root, "data");
  cpSync(COMPANY, content, { recursive: true });
  const draft = join(content, "articles/1.json");
  writeFileSync(draft, readFileSync(draft, "utf8").replace('"title":', '"draft": true,\n  "title":'));
  utimesSync(draft, 0, 0);
  expect(JSON.stringify(listDue(content))).toContain("articles/1.json");
  await addDesk(root, content, deployed);
  expect(readFileSync(join(root, "admin/due.json"), "utf8")).not.toContain("articles/1.json");
  rmSync(root, { recursive: true });
});
