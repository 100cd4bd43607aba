import type { Backend } from "@sveltia/cms";
import { parseUrl } from "@capture/domain/lib/parse-url";

/** The Git host that a deployed desk saves to, and the origins that the page's policy must allow. */
export type DeployedBackend = NonNullable<ReturnType<typeof readDeployedBackend>>;

const HOSTS = {
  github: {
    site: "https://github.com",
    api: "https://api.github.com",
    status: "https://www.githubstatus.com",
    commits: "commits",
  },
  gitlab: {
    site: "https://gitlab.com",
    api: "https://gitlab.com/api/v4",
    status: "https://status-api.hostedstatus.com",
    commits: "-/commits",
  },
} as const;

/**
 * Reads the Git host of a deployed desk from the environment (docs/desk.md).
 * @returns undefined when DESK is not set
 * @throws Error when a setting is missing or invalid
 */
export function readDeployedBackend(env: NodeJS.ProcessEnv) {
  const { DESK: name, DESK_REPO: repo, DESK_BRANCH: branch = "main", DESK_SIGN_IN: signIn, DESK_APP_ID: app } = env;
  if (name === undefined || name === "") return undefined;
  if (name !== "github" && name !== "gitlab") throw new Error(`DESK is “${name}”; it must be github or gitlab.`);
  if (repo === undefined || !/^[^/\s]+(\/[^/\s]+)+$/.test(repo)) {
    throw new Error("DESK_REPO must be the repository that the desk saves to, for example owner/name.");
  }
  const api = env.DESK_API ?? HOSTS[name].api;
  for (const [key, url] of Object.entries({ DESK_API: api, DESK_SIGN_IN: signIn })) {
    if (url !== undefined && !parseUrl(url)) throw new Error(`${key} must be a URL, not “${url}”.`);
  }
  if (name === "github" && app !== undefined && signIn === undefined) {
    // Without base_url Sveltia would sign editors in through Netlify.
    throw new Error("GitHub needs DESK_SIGN_IN, the URL of an OAuth client. DESK_APP_ID alone only works with GitLab.");
  }
  const site = api === HOSTS[name].api ? HOSTS[name].site : api.replace(/\/api(\/.*)?$/, "");
  const signInUrl = signIn ?? (name === "gitlab" ? site : undefined);
  const { DESK_PREVIEW_CONTEXT: context } = env;
  const common = {
    repo,
    branch,
    ...(context === undefined || context === "" ? {} : { preview_context: context }),
    api_root: api,
    ...(signInUrl === undefined ? {} : { base_url: signInUrl }),
    ...(app === undefined ? {} : { app_id: app }),
    // Without an OAuth client, editors sign in with an access token.
    auth_methods: signIn === undefined && app === undefined ? ["token" as const] : ["oauth" as const, "token" as const],
  };
  const backend: Backend =
    name === "github" ? { name, ...common } : { name, ...common, ...(app === undefined ? {} : { auth_type: "pkce" }) };
  return {
    backend,
    /** Origins for `connect-src`. With GitLab, the browser requests the access token from the sign-in URL. */
    connectOrigins: originsOf(api, HOSTS[name].status, ...(name === "gitlab" ? [signInUrl ?? site] : [])),
    /** Origins of avatars, for `img-src`. */
    avatarOrigins: originsOf(...avatarUrls(name, site)),
    /** URL of the list of commits, which shows the result of each check. */
    commitsUrl: `${site}/${repo}/${HOSTS[name].commits}/${branch}`,
    /** Whether changes of reviewed content become pull requests instead of commits. */
    isReviewed: readWorkflow(env),
  };
}

/** Whether changes are reviewed before they are published. */
function readWorkflow({ DESK_WORKFLOW: workflow = "" }: NodeJS.ProcessEnv): boolean {
  if (!["", "direct", "review"].includes(workflow)) {
    throw new Error(`DESK_WORKFLOW is “${workflow}”; it must be direct or review.`);
  }
  return workflow === "review";
}

function avatarUrls(name: keyof typeof HOSTS, site: string): string[] {
  if (name === "gitlab") return [site, "https://secure.gravatar.com"];
  if (site === HOSTS.github.site) return ["https://avatars.githubusercontent.com"];
  const { protocol, host } = new URL(site);
  return [site, `${protocol}//avatars.${host}`];
}

function originsOf(...urls: string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
