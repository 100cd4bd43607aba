import type { Request } from "@playwright/test";
import type { Answer } from "./git-host";
import type { PullRequest, Repository } from "./repository";

/** A person who is signed in to the fake GitHub. */
export interface Person {
  login: string;
  /** Whether the person may write to `owner/site`; others work in a fork. */
  canWrite: boolean;
}

export const EDITOR: Person = { login: "editor", canWrite: true };

const SITE = "owner/site";
const FORBIDDEN = "Resource not accessible by personal access token";

/** The name of a branch in `Repository.branches`. As at GitHub, the branches of a fork begin with its owner: `visitor:main`. */
export const branchKey = (owner: string, branch: string): string => (owner === "owner" ? branch : `${owner}:${branch}`);

/** The owner of the repository that contains a branch, and its name there. */
export function splitBranch(key: string): { owner: string; name: string } {
  const [, owner = "owner", name = ""] = /^(?:([^:]+):)?(.*)$/.exec(key) ?? [];
  return { owner, name };
}

/** The error of GitHub for a mutation of a repository to which a person may not write; `undefined` if they may. */
export function refuseMutation({ login, canWrite }: Person, owner: string): object | undefined {
  const isAllowed = owner === "owner" ? canWrite : owner === login;
  return isAllowed ? undefined : { errors: [{ type: "FORBIDDEN", message: FORBIDDEN }] };
}

interface ForkVariables {
  owner?: string;
  prefix?: string;
}

/**
 * Answers Sveltia’s GraphQL queries about forks; `undefined` for other queries.
 * @see https://docs.github.com/en/graphql/reference/objects#repository
 */
export function answerForkQuery(
  { branches, pullRequests, forks }: Repository,
  query: string,
  { owner = "owner", prefix = "" }: ForkVariables,
  { login }: Person,
): object | undefined {
  if (query.includes("forks(ownerAffiliations")) {
    const nodes = forks.has(login) ? [{ nameWithOwner: `${login}/site`, owner: { login } }] : [];
    return { data: { repository: { forks: { nodes } } } };
  }
  if (query.includes("refs(refPrefix")) {
    const start = branchKey(owner, prefix.replace("refs/heads/", ""));
    const nodes = [...branches]
      .filter(([key]) => key.startsWith(start))
      .map(([key, { head }]) => ({ name: key.slice(start.length), target: commitNode(head, login) }));
    return { data: { repository: { refs: { nodes } } } };
  }
  const asked = [...query.matchAll(/(\w+):\s+pullRequests\(\s*headRefName: "([^"]+)"/g)];
  if (asked.length === 0) return undefined;
  const found = asked.map(([, alias = "", name = ""]) => {
    const nodes = pullRequests.filter(({ branch }) => splitBranch(branch).name === name);
    return [alias, { nodes: nodes.reverse().map((each) => headOf(each, branches.get(each.branch)?.head)) }];
  });
  return { data: { repository: Object.fromEntries(found) as object } };
}

const commitNode = (oid: string, login: string): object => ({
  oid,
  message: "Update Article",
  committedDate: "2026-01-02T00:00:00Z",
  author: { name: login, email: "", user: { login, databaseId: 2 } },
});

/** A pull request as the list of a branch contains it. Without its files, Sveltia compares the branch with `main`. */
const headOf = ({ number, title, branch, isDraft, state }: PullRequest, headRefOid?: string): object => ({
  id: String(number),
  number,
  title,
  url: `https://github.com/${SITE}/pull/${number}`,
  state: state.toUpperCase(),
  isDraft,
  createdAt: "2026-01-02T00:00:00Z",
  updatedAt: "2026-01-02T00:00:00Z",
  headRefOid,
  headRepositoryOwner: { login: splitBranch(branch).owner },
  files: { nodes: [] },
});

/**
 * Answers requests to the REST API about repositories and forks; `undefined` for other requests.
 * @see https://docs.github.com/en/rest/repos/forks
 */
export function answerForks(repository: Repository, request: Request, person: Person): Answer | undefined {
  const { pathname } = new URL(request.url());
  const [, name = "", owner = "", rest = ""] = /^\/repos\/(([^/]+)\/[^/]+)\/?(.*)$/.exec(pathname) ?? [];
  const { login, canWrite } = person;
  const method = request.method();
  if (rest === "" && name === SITE) {
    const permissions = { pull: true, push: canWrite };
    return { json: { full_name: SITE, owner: { type: "Organization" }, permissions, allow_forking: true } };
  }
  if (rest === "" && repository.forks.has(owner)) {
    return { json: { full_name: name, fork: true, parent: { full_name: SITE } } };
  }
  if (name === SITE && rest === "forks" && method === "POST") {
    repository.forks.add(login);
    return { status: 202, json: { full_name: `${login}/site` } };
  }
  if (rest === "merge-upstream") return { json: { merge_type: "fast-forward" } };
  const [, compared] = /^compare\/main\.\.\.(.+)$/.exec(rest) ?? [];
  if (compared !== undefined) {
    const branch = decodeURI(compared);
    if (!repository.branches.has(branch)) return { status: 404, json: { message: "Not Found" } };
    const files = repository.changesOf({ branch });
    return { json: { files: files.map(({ path, type }) => ({ filename: path, status: type })) } };
  }
  // An author may change their own pull request, but not its labels.
  const isOwnRequest = rest === "pulls" || /^pulls\/\d+$/.test(rest);
  const isRefused = method !== "GET" && !isOwnRequest && refuseMutation(person, owner) !== undefined;
  return isRefused ? { status: 403, json: { message: FORBIDDEN } } : undefined;
}
