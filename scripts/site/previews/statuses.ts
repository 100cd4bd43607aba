import { readDeployedBackend } from "@capture/desk/backend";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import type { PreviewRecord } from "@capture/host/previews/folder";

/** The name of the status at a commit, by which the desk recognizes the link to a preview. */
const CONTEXT = "site/preview";
const TIMEOUT_MS = 10_000;

/** Posts the result of a preview and the link to it at its commit. A failure is reported, and tried again at the next run. */
export type PostStatus = (record: PreviewRecord, link: string) => Promise<boolean>;

/**
 * Creates a function that posts statuses at the Git host of the desk; undefined without PREVIEW_STATUS_TOKEN.
 * @throws Error when there is a token, but the settings of the desk do not name its Git host
 */
export function statusPoster(env: Environment): PostStatus | undefined {
  const token = nonEmpty(env.PREVIEW_STATUS_TOKEN);
  if (token === undefined) return undefined;
  const desk = readDeployedBackend({ ...env });
  if (!desk)
    throw new Error("PREVIEW_STATUS_TOKEN needs DESK and DESK_REPO, which name the Git host and the repository.");
  const { name, repo, api_root: api } = desk.backend as { name: string; repo: string; api_root: string };
  return async (record, link) => {
    const isBuilt = record.failure === undefined;
    const failure = record.retryFrom === undefined ? "The content has mistakes" : "The preview could not be built";
    const description = isBuilt ? "The preview is built" : failure;
    const github = { state: isBuilt ? "success" : "failure", context: CONTEXT };
    const gitlab = { state: isBuilt ? "success" : "failed", name: CONTEXT };
    const isGithub = name === "github";
    const project = isGithub ? `repos/${repo}` : `projects/${encodeURIComponent(repo)}`;
    const response = await fetch(`${api}/${project}/statuses/${record.commit}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(isGithub ? { Authorization: `Bearer ${token}` } : { "PRIVATE-TOKEN": token }),
      },
      body: JSON.stringify({ ...(isGithub ? github : gitlab), target_url: link, description }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => error as Error);
    if (response instanceof Response && response.ok) return true;
    const reason = response instanceof Response ? `HTTP ${response.status}` : response.message;
    console.error(`  The link could not be posted at the commit: ${reason}.`);
    return false;
  };
}
