/** A commit to the branch from which the site is built. */
export interface SavedCommit {
  readonly hash: string;
  /** When the desk made it, as an ISO time. */
  readonly time: string;
}

interface Body {
  /** GitHub */
  readonly variables?: { readonly input?: { readonly branch?: { readonly branchName?: string } } };
  /** GitLab */
  readonly branch?: string;
}

interface Result {
  /** A commit at GitHub */
  readonly data?: { readonly createCommitOnBranch?: { readonly commit?: { readonly oid?: string } } };
  /** A commit at GitLab */
  readonly id?: string;
  /** A merged pull request at GitHub */
  readonly sha?: string | null;
  /** A merged merge request at GitLab */
  readonly merge_commit_sha?: string | null;
  readonly squash_commit_sha?: string | null;
}

const MERGE_PATH = /\/(pulls|merge_requests)\/\d+\/merge$/;
const COMMITS_PATH = /\/(graphql|repository\/commits)$/;

/**
 * Calls a function after each commit to a branch. Sveltia's events do not contain the commit, so the responses of the Git
 * host are read.
 * @param branch from which the site is built
 */
export function onCommit(branch: string, call: (commit: SavedCommit) => void): void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    if (init?.method === "POST" || init?.method === "PUT") {
      const { body } = init;
      // Not awaited: a save must not wait for this, nor fail by it.
      void commitIn(typeof body === "string" ? body : "", response.clone(), branch).then(
        (hash) => hash !== undefined && call({ hash, time: new Date().toISOString() }),
        () => undefined,
      );
    }
    return response;
  };
}

/** The commit that a response reports; undefined when the request made none on the branch. */
async function commitIn(text: string, response: Response, branch: string): Promise<string | undefined> {
  const { pathname } = new URL(response.url);
  const isMerge = MERGE_PATH.test(pathname);
  const isCommit = COMMITS_PATH.test(pathname);
  if (!response.ok || (!isMerge && !isCommit)) return undefined;
  const result = (await response.json()) as Result;
  if (isMerge) return result.merge_commit_sha ?? result.squash_commit_sha ?? result.sha ?? undefined;
  const body = JSON.parse(text) as Body;
  if ((body.variables?.input?.branch?.branchName ?? body.branch) !== branch) return undefined;
  return result.data?.createCommitOnBranch?.commit?.oid ?? result.id;
}
