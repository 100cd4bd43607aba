/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onCommit, type SavedCommit } from "../src/client/live/commits";
import { liveText } from "../src/client/live/live";
import { readReleaseCommits } from "../src/release-commits";

const NOW = new Date(2026, 5, 1, 12, 30);
const at = (hour: number, minute: number, day = 1) => new Date(2026, 5, day, hour, minute).toISOString();
const RELEASE = { built: at(12, 9), committed: at(12, 4), commits: ["b", "a"] };

describe("liveText", () => {
  test.each([
    ["a save in the release", { hash: "a", time: at(12, 4) }, "Your change of 12:04 is live since 12:09."],
    ["a later save", { hash: "c", time: at(12, 20) }, "Your change of 12:20 is not live yet."],
    ["a save of another day", { hash: "c", time: at(9, 0, 2) }, "Your change of 2 Jun, 09:00 is not live yet."],
    ["no save", undefined, "The site was built at 12:09, with all saves until 12:04."],
  ])("after %s", (_what, save, text) => expect(liveText(RELEASE, save, NOW)).toBe(text));

  test("after an older save than the only commit that a static host has fetched", () => {
    const release = { ...RELEASE, commits: ["d"] };
    expect(liveText(release, { hash: "a", time: at(12, 0) }, NOW)).toContain("is live since");
    expect(liveText(release, { hash: "e", time: at(12, 5) }, NOW)).toContain("not live yet");
    const known = Array.from({ length: 50 }, (_, index) => `x${index}`);
    expect(liveText({ ...RELEASE, commits: known }, { hash: "a", time: at(12, 0) }, NOW)).toContain("not live yet");
  });

  test("says nothing about a release without a commit", () =>
    expect(liveText({ built: at(12, 0), commits: [] }, undefined, NOW)).toBe(""));
});

describe("onCommit", () => {
  const original = window.fetch;
  let commits: SavedCommit[];
  let answer: unknown;
  beforeEach(() => {
    commits = [];
    window.fetch = async (url) => {
      const response = { ok: true, url, clone: () => response, json: async () => answer };
      return response as unknown as Response;
    };
    onCommit("main", (commit) => commits.push(commit));
  });
  afterEach(() => void (window.fetch = original));
  const send = async (url: string, method: string, body: unknown, result: unknown): Promise<string[]> => {
    answer = result;
    await window.fetch(url, { method, body: JSON.stringify(body) });
    await new Promise((resolve) => setTimeout(resolve));
    return commits.splice(0).map(({ hash }) => hash);
  };
  const GRAPHQL = "https://api.github.com/graphql";
  const GITLAB = "https://gitlab.com/api/v4/projects/1";
  const input = (branchName: string) => ({ variables: { input: { branch: { branchName } } } });
  const oid = { data: { createCommitOnBranch: { commit: { oid: "a" } } } };

  test("reports commits to the branch, and merges into it", async () => {
    expect(await send(GRAPHQL, "POST", input("main"), oid)).toEqual(["a"]);
    expect(await send(`${GITLAB}/repository/commits`, "POST", { branch: "main" }, { id: "b" })).toEqual(["b"]);
    expect(await send("https://api.github.com/repos/o/r/pulls/1/merge", "PUT", {}, { sha: "c" })).toEqual(["c"]);
    const merged = { sha: "x", merge_commit_sha: null, squash_commit_sha: "d" };
    expect(await send(`${GITLAB}/merge_requests/1/merge`, "PUT", {}, merged)).toEqual(["d"]);
  });

  test("reports no commit to a branch in review, and no other request", async () => {
    expect(await send(GRAPHQL, "POST", input("cms/articles/1"), oid)).toEqual([]);
    expect(await send(GRAPHQL, "POST", { query: "{}" }, { data: {} })).toEqual([]);
    expect(await send(`${GITLAB}/repository/commits`, "POST", { branch: "cms/a/1" }, { id: "b" })).toEqual([]);
    expect(await send("https://api.github.com/user", "POST", {}, { id: "b" })).toEqual([]);
  });
});

describe("readReleaseCommits", () => {
  const folder = mkdtempSync(join(tmpdir(), "commits-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("reads the last commits of the content's repository, or the commit that a host gives to the build", () => {
    expect(readReleaseCommits(folder, {}).commits).toEqual([]);
    expect(readReleaseCommits(folder, { COMMIT_REF: "abc" }).commits).toEqual(["abc"]);
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
    git("init", "--quiet");
    const identity = ["-c", "user.name=A", "-c", "user.email=a@site.example"];
    git(...identity, "commit", "--quiet", "--allow-empty", "--message=First");
    const { commits, committed = "" } = readReleaseCommits(folder, {});
    expect(commits).toEqual([git("rev-parse", "HEAD").trim()]);
    expect(Date.parse(committed)).not.toBeNaN();
  });
});
