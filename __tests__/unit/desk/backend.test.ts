import { deployedBackend } from "../../../desk/backend";

const github = { DESK: "github", DESK_REPO: "owner/site" };

test("without DESK there is no desk", () => {
  expect(deployedBackend({})).toBeUndefined();
  expect(deployedBackend({ DESK: "" })).toBeUndefined();
});

test("GitHub with a token needs its repository alone", () => {
  expect(deployedBackend(github)).toEqual({
    backend: {
      name: "github",
      repo: "owner/site",
      branch: "main",
      api_root: "https://api.github.com",
      auth_methods: ["token"],
    },
    connects: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
    commits: "https://github.com/owner/site/commits/main",
  });
});

test("with an address to sign in at, editors may use it", () => {
  const made = deployedBackend({ ...github, DESK_SIGN_IN: "https://auth.example", DESK_BRANCH: "content" });
  expect(made?.backend).toMatchObject({
    base_url: "https://auth.example",
    branch: "content",
    auth_methods: ["oauth", "token"],
  });
});

test("a GitHub of your own has pictures and commits of its own", () => {
  const made = deployedBackend({ ...github, DESK_API: "https://git.example/api/v3" });
  expect(made).toMatchObject({
    backend: { api_root: "https://git.example/api/v3", auth_methods: ["token"] },
    pictures: ["https://git.example", "https://avatars.git.example"],
    commits: "https://git.example/owner/site/commits/main",
  });
});

const gitlab = { DESK: "gitlab", DESK_REPO: "group/team/site" };

test("GitLab with a token needs its repository alone", () => {
  expect(deployedBackend(gitlab)).toEqual({
    backend: {
      name: "gitlab",
      repo: "group/team/site",
      branch: "main",
      api_root: "https://gitlab.com/api/v4",
      base_url: "https://gitlab.com",
      auth_methods: ["token"],
    },
    connects: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
    pictures: ["https://gitlab.com", "https://secure.gravatar.com"],
    commits: "https://gitlab.com/group/team/site/-/commits/main",
  });
});

test("GitLab signs in by itself with the number of an application", () => {
  expect(deployedBackend({ ...gitlab, DESK_APP_ID: "abc" })?.backend).toEqual({
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
  "a GitLab of your own at %s signs in there, not at gitlab.com",
  (api) => {
    const home = api.replace("/api/v4", "");
    const made = deployedBackend({ ...gitlab, DESK_API: api, DESK_APP_ID: "abc" });
    expect(made?.backend).toMatchObject({ api_root: api, base_url: home, auth_type: "pkce" });
    expect(made?.connects).toEqual(["https://git.example", "https://status-api.hostedstatus.com"]);
    expect(made?.pictures).toEqual(["https://git.example", "https://secure.gravatar.com"]);
    expect(made?.commits).toBe(`${home}/group/team/site/-/commits/main`);
  },
);

test("a GitLab may have another address to sign in at", () => {
  const made = deployedBackend({ ...gitlab, DESK_SIGN_IN: "https://id.example", DESK_APP_ID: "abc" });
  expect(made?.backend).toMatchObject({ base_url: "https://id.example" });
  expect(made?.connects).toContain("https://id.example");
});

test.each([
  [{ DESK: "svn" }, "DESK is “svn”; it must be github or gitlab."],
  [{ DESK: "github" }, "DESK_REPO must name the repository that the desk saves to, as owner/name."],
  [{ ...github, DESK_API: "api" }, "DESK_API must be an address, not “api”."],
  [
    { ...github, DESK_APP_ID: "abc" },
    "GitHub needs DESK_SIGN_IN, the address of an OAuth client; DESK_APP_ID alone is for GitLab.",
  ],
])("a wrong setting is told: %j", (env, sentence) => {
  expect(() => deployedBackend(env)).toThrow(sentence);
});
