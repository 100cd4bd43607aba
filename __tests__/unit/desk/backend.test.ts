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

test("GitLab signs in by itself with the number of an application", () => {
  const made = deployedBackend({ DESK: "gitlab", DESK_REPO: "group/team/site", DESK_APP_ID: "abc" });
  expect(made?.backend).toMatchObject({ name: "gitlab", auth_type: "pkce", app_id: "abc" });
  expect(made?.connects).toContain("https://gitlab.com");
});

test.each([
  [{ DESK: "svn" }, "DESK is “svn”; it must be github or gitlab."],
  [{ DESK: "github" }, "DESK_REPO must name the repository that the desk saves to, as owner/name."],
  [{ ...github, DESK_API: "api" }, "DESK_API must be an address, not “api”."],
])("a wrong setting is told: %j", (env, sentence) => {
  expect(() => deployedBackend(env)).toThrow(sentence);
});
