import type { Backend } from "@sveltia/cms";

/** Where a deployed desk saves, and what it needs of that host. */
export interface DeployedBackend {
  backend: Backend;
  /** Origins that it fetches from. */
  connects: string[];
  /** Origins of the pictures of people. */
  pictures: string[];
  /** The page that lists the commits, each with what its checks say. */
  commits: string;
}

const HOSTS = {
  github: {
    home: "https://github.com",
    api: "https://api.github.com",
    status: "https://www.githubstatus.com",
    commits: "commits",
  },
  gitlab: {
    home: "https://gitlab.com",
    api: "https://gitlab.com/api/v4",
    status: "https://status-api.hostedstatus.com",
    commits: "-/commits",
  },
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
  if (name === "github" && app !== undefined && signIn === undefined) {
    // Sveltia would send editors to Netlify.
    throw new Error("GitHub needs DESK_SIGN_IN, the address of an OAuth client; DESK_APP_ID alone is for GitLab.");
  }
  const home = api === HOSTS[name].api ? HOSTS[name].home : api.replace(/\/api(\/.*)?$/, "");
  const signInAt = signIn ?? (name === "gitlab" ? home : undefined);
  const common = {
    repo,
    branch,
    api_root: api,
    ...(signInAt === undefined ? {} : { base_url: signInAt }),
    ...(app === undefined ? {} : { app_id: app }),
    // Without an address to sign in at, editors sign in with a token of their own.
    auth_methods: signIn === undefined && app === undefined ? ["token" as const] : ["oauth" as const, "token" as const],
  };
  const backend: Backend =
    name === "github" ? { name, ...common } : { name, ...common, ...(app === undefined ? {} : { auth_type: "pkce" }) };
  return {
    backend,
    // GitLab gives the browser its token at the address to sign in at.
    connects: originsOf(api, HOSTS[name].status, ...(name === "gitlab" ? [signInAt ?? home] : [])),
    pictures: originsOf(...picturesOf(name, home)),
    commits: `${home}/${repo}/${HOSTS[name].commits}/${branch}`,
  };
}

function picturesOf(name: keyof typeof HOSTS, home: string): string[] {
  if (name === "gitlab") return [home, "https://secure.gravatar.com"];
  if (home === HOSTS.github.home) return ["https://avatars.githubusercontent.com"];
  const { protocol, host } = new URL(home);
  return [home, `${protocol}//avatars.${host}`];
}

function originsOf(...addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
