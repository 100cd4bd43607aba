import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDeployedBackend } from "@capture/desk/backend";
import { addDesk, createDeskRules } from "@capture/desk/deploy";
import { renderDeskPage, createDeskPolicy } from "@capture/desk/page";
import { headerFinder, headersText, parseHeaders, type HeaderRule } from "@capture/domain/host/host-files";
import { listDue } from "@capture/content/due/due";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import { assertPresent } from "../../../src/lib/assert-present";
import { COMPANY } from "../../support/company/company";
import { withRules } from "../../../gatsby/outputs/headers/write";

const github = { DESK: "github", DESK_REPO: "owner/site" };

test("returns undefined without DESK", () => {
  expect(readDeployedBackend({})).toBeUndefined();
  expect(readDeployedBackend({ DESK: "" })).toBeUndefined();
});

test("GitHub with an access token only needs the repository", () => {
  expect(readDeployedBackend(github)).toEqual({
    backend: {
      name: "github",
      repo: "owner/site",
      branch: "main",
      api_root: "https://api.github.com",
      auth_methods: ["token"],
    },
    connectOrigins: ["https://api.github.com", "https://www.githubstatus.com"],
    avatarOrigins: ["https://avatars.githubusercontent.com"],
    commitsUrl: "https://github.com/owner/site/commits/main",
    isReviewed: false,
  });
});

test("offers OAuth when DESK_SIGN_IN is set", () => {
  const deployed = readDeployedBackend({ ...github, DESK_SIGN_IN: "https://auth.example", DESK_BRANCH: "content" });
  expect(deployed?.backend).toMatchObject({
    base_url: "https://auth.example",
    branch: "content",
    auth_methods: ["oauth", "token"],
  });
});

test("derives avatars and commits of a self-hosted GitHub from DESK_API", () => {
  const deployed = readDeployedBackend({ ...github, DESK_API: "https://git.example/api/v3" });
  expect(deployed).toMatchObject({
    backend: { api_root: "https://git.example/api/v3", auth_methods: ["token"] },
    avatarOrigins: ["https://git.example", "https://avatars.git.example"],
    commitsUrl: "https://git.example/owner/site/commits/main",
  });
});

const gitlab = { DESK: "gitlab", DESK_REPO: "group/team/site" };

test("GitLab with an access token only needs the repository", () => {
  expect(readDeployedBackend(gitlab)).toEqual({
    backend: {
      name: "gitlab",
      repo: "group/team/site",
      branch: "main",
      api_root: "https://gitlab.com/api/v4",
      base_url: "https://gitlab.com",
      auth_methods: ["token"],
    },
    connectOrigins: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
    avatarOrigins: ["https://gitlab.com", "https://secure.gravatar.com"],
    commitsUrl: "https://gitlab.com/group/team/site/-/commits/main",
    isReviewed: false,
  });
});

test("GitLab signs in with PKCE when DESK_APP_ID is set", () => {
  expect(readDeployedBackend({ ...gitlab, DESK_APP_ID: "abc" })?.backend).toEqual({
    name: "gitlab",
    repo: "group/team/site",
    branch: "main",
    api_root: "https://gitlab.com/api/v4",
    base_url: "https://gitlab.com",
    app_id: "abc",
    auth_type: "pkce",
    auth_methods: ["oauth", "token"],
  });
});

test.each(["https://git.example/api/v4", "https://git.example/lab/api/v4"])(
  "signs in at the self-hosted GitLab of %s",
  (api) => {
    const site = api.replace("/api/v4", "");
    const deployed = readDeployedBackend({ ...gitlab, DESK_API: api, DESK_APP_ID: "abc" });
    expect(deployed?.backend).toMatchObject({ api_root: api, base_url: site, auth_type: "pkce" });
    expect(deployed?.connectOrigins).toEqual(["https://git.example", "https://status-api.hostedstatus.com"]);
    expect(deployed?.avatarOrigins).toEqual(["https://git.example", "https://secure.gravatar.com"]);
    expect(deployed?.commitsUrl).toBe(`${site}/group/team/site/-/commits/main`);
  },
);

test("GitLab uses DESK_SIGN_IN as sign-in URL", () => {
  const deployed = readDeployedBackend({ ...gitlab, DESK_SIGN_IN: "https://id.example", DESK_APP_ID: "abc" });
  expect(deployed?.backend).toMatchObject({ base_url: "https://id.example" });
  expect(deployed?.connectOrigins).toContain("https://id.example");
});

test("DESK_WORKFLOW chooses review", () => {
  expect(readDeployedBackend({ ...github, DESK_WORKFLOW: "direct" })?.isReviewed).toBe(false);
  expect(readDeployedBackend({ ...gitlab, DESK_WORKFLOW: "review" })?.isReviewed).toBe(true);
});

test.each([
  [{ ...github, DESK_WORKFLOW: "later" }, "DESK_WORKFLOW is “later”; it must be direct or review."],
  [{ DESK: "svn" }, "DESK is “svn”; it must be github or gitlab."],
  [{ DESK: "github" }, "DESK_REPO must be the repository that the desk saves to, for example owner/name."],
  [{ ...github, DESK_API: "api" }, "DESK_API must be a URL, not “api”."],
  [
    { ...github, DESK_APP_ID: "abc" },
    "GitHub needs DESK_SIGN_IN, the URL of an OAuth client. DESK_APP_ID alone only works with GitLab.",
  ],
])("rejects invalid settings: %j", (env, message) => {
  expect(() => readDeployedBackend(env)).toThrow(message);
});

describe("deploy", () => {
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
      expect(headers[OPENER_POLICY]).toBe("same-origin-allow-popups");
    },
  );

  test("keeps the opener of GitLab's sign-in window, which returns to the page of the desk", () => {
    const settings = { DESK: "gitlab", DESK_REPO: "group/team/site", DESK_APP_ID: "abc" };
    const [rule] = createDeskRules(assertPresent(readDeployedBackend(settings)));
    expect(rule?.headers[OPENER_POLICY]).toBe("unsafe-none");
  });

  test("lists /admin and /admin/* before the rules of pages", () => {
    expect(rules.map(({ path }) => path)).toEqual(["/*", "/admin", "/admin/*", "/about"]);
  });

  test("replaces its rules in a second build", () => {
    expect(withRules(rules, createDeskRules(deployed))).toEqual(rules);
  });

  test("nginx sends the headers with the page and the files of the desk", () => {
    const { maps } = nginxRules(rules, []);
    const openers = /map \$uri \$site_openers \{([^}]*)\}/.exec(maps)?.[1];
    expect(openers).toContain('"/admin/index.html" "same-origin-allow-popups";');
    expect(openers).toContain('"~^/admin/" "same-origin-allow-popups";');
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
});
