import type { Backend } from "@sveltia/cms";

/** Where a deployed desk saves, and the origins that it must reach for that. */
export interface DeployedBackend {
  backend: Backend;
  connects: string[];
}

const HOSTS = {
  github: { api: "https://api.github.com", status: "https://www.githubstatus.com" },
  gitlab: { api: "https://gitlab.com/api/v4", status: "https://status-api.hostedstatus.com" },
} as const;

/**
 * The Git host of a deployed desk, from the build's settings (docs/deploy.md).
 * @returns undefined when the site is to have no desk
 * @throws Error when a setting is missing or not known
 */
export function deployedBackend(env: NodeJS.ProcessEnv): DeployedBackend | undefined {
  const { DESK: name, DESK_REPO: repo, DESK_BRANCH: branch = "main", DESK_SIGN_IN: signIn, DESK_APP_ID: app } = env;
  if (name === undefined || name === "") return undefined;
  if (name !== "github" && name !== "gitlab") throw new Error(`DESK is “${name}”; it must be github or gitlab.`);
  if (repo === undefined || !/^[^/\s]+(\/[^/\s]+)+$/.test(repo)) {
    throw new Error("DESK_REPO must name the repository that the desk saves to, as owner/name.");
  }
  const api = env.DESK_API ?? HOSTS[name].api;
  for (const [key, address] of Object.entries({ DESK_API: api, DESK_SIGN_IN: signIn })) {
    if (address !== undefined && !URL.canParse(address))
      throw new Error(`${key} must be an address, not “${address}”.`);
  }
  const common = {
    repo,
    branch,
    api_root: api,
    ...(signIn === undefined ? {} : { base_url: signIn }),
    ...(app === undefined ? {} : { app_id: app }),
    // Without an address to sign in at, editors sign in with a token of their own.
    auth_methods: signIn === undefined && app === undefined ? ["token" as const] : ["oauth" as const, "token" as const],
  };
  const backend: Backend =
    name === "github" ? { name, ...common } : { name, ...common, ...(app === undefined ? {} : { auth_type: "pkce" }) };
  const signInAt = name === "gitlab" ? [signIn ?? "https://gitlab.com"] : [];
  const connects = [api, HOSTS[name].status, ...signInAt].map((address) => new URL(address).origin);
  return { backend, connects: [...new Set(connects)] };
}
