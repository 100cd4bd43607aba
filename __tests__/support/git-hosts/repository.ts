import type { Commit } from "./git-host";

/** A pull request or merge request of a fake Git host. */
export interface PullRequest {
  number: number;
  branch: string;
  title: string;
  labels: string[];
  isDraft: boolean;
  state: "open" | "merged" | "closed";
}

/** A file that a pull request changes. */
export interface Change {
  path: string;
  type: "added" | "modified" | "removed" | "renamed";
  previousPath?: string;
}

/** A mistake that the content check reports at a line. */
export interface Mistake {
  path: string;
  line: number;
  message: string;
}

interface Branch {
  head: string;
  files: Map<string, string>;
  /** The files of `main` from which the branch was created. */
  base: ReadonlyMap<string, string>;
}

/** The repository of a fake Git host, which several browsers can share. */
export interface Repository {
  /** All commits and merges so far. */
  commits: Commit[];
  branches: Map<string, Branch>;
  pullRequests: PullRequest[];
  /** The mistakes found in a commit, by its ID. A commit that is not there has not been checked. */
  checks: Map<string, Mistake[]>;
  createBranch(name: string): void;
  /** Adds a commit to its branch, and returns its ID. */
  commit(commit: Commit): string;
  openPullRequest(of: Pick<PullRequest, "branch" | "title" | "labels" | "isDraft">): PullRequest;
  changesOf(pullRequest: PullRequest): Change[];
  /** Adds the changes of a pull request to `main`. */
  merge(pullRequest: PullRequest, repository: string): void;
  /** Reports the result of the content check for the last commit of a branch. */
  reportCheck(branch: string, mistakes: Mistake[]): void;
}

/**
 * Creates a repository with the branch `main`.
 * @param initialFiles text by path
 */
export function createRepository(initialFiles: Readonly<Record<string, string>>): Repository {
  const main: Branch = { head: commitId(1), files: new Map(Object.entries(initialFiles)), base: new Map() };
  const branches = new Map([["main", main]]);
  const commits: Commit[] = [];
  const pullRequests: PullRequest[] = [];
  const checks = new Map<string, Mistake[]>();

  const branchOf = (name: string): Branch => {
    const branch = branches.get(name);
    if (!branch) throw new Error(`There is no branch ${name}.`);
    return branch;
  };
  const commit = (added: Commit): string => {
    const branch = branchOf(added.branch);
    for (const path of added.deleted) branch.files.delete(path);
    for (const [path, text] of Object.entries(added.written)) branch.files.set(path, text);
    commits.push(added);
    branch.head = commitId(commits.length + 1);
    return branch.head;
  };
  const changesOf = ({ branch }: PullRequest): Change[] => {
    const { files, base } = branchOf(branch);
    const changed = [...files].filter(([path, text]) => base.get(path) !== text).map(([path]) => path);
    const removed = [...base.keys()].filter((path) => !files.has(path));
    const renames = changed.map((path): Change => {
      if (base.has(path)) return { path, type: "modified" };
      const previousPath = removed.find((each) => folderOf(each) === folderOf(path));
      return previousPath === undefined ? { path, type: "added" } : { path, type: "renamed", previousPath };
    });
    const renamed = new Set(renames.map(({ previousPath }) => previousPath));
    return [
      ...renames,
      ...removed.filter((path) => !renamed.has(path)).map((path): Change => ({ path, type: "removed" })),
    ];
  };

  return {
    commits,
    branches,
    pullRequests,
    checks,
    commit,
    changesOf,
    createBranch: (name) =>
      void branches.set(name, { head: main.head, files: new Map(main.files), base: new Map(main.files) }),
    openPullRequest(of) {
      const opened: PullRequest = { ...of, number: pullRequests.length + 1, state: "open" };
      pullRequests.push(opened);
      return opened;
    },
    merge(pullRequest, repository) {
      const changes = changesOf(pullRequest);
      const { files } = branchOf(pullRequest.branch);
      const written = changes.flatMap(({ path, type }): [string, string][] =>
        type === "removed" ? [] : [[path, files.get(path) ?? ""]],
      );
      const deleted = changes.flatMap(({ path, type, previousPath }) =>
        type === "removed" ? [path] : type === "renamed" && previousPath !== undefined ? [previousPath] : [],
      );
      commit({ repository, branch: "main", written: Object.fromEntries(written), deleted });
      pullRequest.state = "merged";
    },
    reportCheck: (branch, mistakes) => void checks.set(branchOf(branch).head, mistakes),
  };
}

/** The ID of the commit with a number. The repository begins with commit 1. */
export const commitId = (number: number): string => String(number).padStart(40, "0");

const folderOf = (path: string): string => path.replace(/[^/]*$/, "");
