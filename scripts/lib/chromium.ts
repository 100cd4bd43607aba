import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { chromium, type Browser } from "@playwright/test";

/**
 * The headless shell is Chromium without windows. It renders pages identically, and tests take a fifth less CPU time.
 * Benches need the full browser, because the shell dispatches a pointer move as soon as a page is painted, and then the
 * page loads its script too early.
 */
const SHELL = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/** Programs on the PATH in order of preference, and the Debian package. */
const KINDS = {
  shell: { names: [...SHELL, ...BROWSERS], debian: "chromium-headless-shell" },
  browser: { names: BROWSERS, debian: "chromium" },
} as const;
type Kind = keyof typeof KINDS;

/** Chromium cannot use its sandbox as root in a container. It does not need it here, because it visits only our pages. */
export const TEST_FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
/** WebGL without a graphics card. */
export const SOFTWARE_WEBGL_FLAGS = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** esbuild wraps functions in calls of a helper `__name`, which must exist in a page before the functions run there. */
export const NAME_HELPER = "globalThis.__name = (named) => named";

/** Stops a download that hangs. */
const DOWNLOAD_TIMEOUT_MS = 180_000;
export const INSTALL_TIMEOUT_MS = 600_000;

/** Finds the path of Chromium: in CHROME_PATH, then on the PATH, then in Playwright's folder. */
function findChromium(kind: Kind): string | undefined {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath !== undefined && configuredPath !== "") {
    if (!isExecutable(configuredPath)) {
      throw new Error(`CHROME_PATH points to ${configuredPath}, which is not an executable.`);
    }
    return configuredPath;
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [
    ...KINDS[kind].names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ].find(isExecutable);
}

/**
 * Starts Chromium, and installs it first when it is missing.
 * @param flags additional command line switches, such as those for WebGL without a graphics card
 * @param kind `shell` prefers the headless shell to the full browser; `browser` allows only the full browser
 */
export function launchChromium(flags: readonly string[] = ["--disable-gpu"], kind: Kind = "shell"): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(kind),
    args: [...TEST_FLAGS, ...flags],
  });
}

/**
 * Finds Chromium, or installs it with Playwright or as a Debian package.
 * @returns its path
 * @throws Error when it cannot be installed
 */
export function ensureChromium(kind: Kind = "shell"): string {
  const path = findChromium(kind) ?? (installWithPlaywright() || installWithApt(kind) ? findChromium(kind) : undefined);
  if (path === undefined) {
    throw new Error("Chromium was not found and could not be installed. Install it and set CHROME_PATH to its path.");
  }
  return path;
}

function installWithPlaywright(): boolean {
  const cli = join(dirname(createRequire(__filename).resolve("@playwright/test/package.json")), "cli.js");
  return runQuietly(process.execPath, [cli, "install", "chromium"], DOWNLOAD_TIMEOUT_MS);
}

function installWithApt(kind: Kind): boolean {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  return (
    runQuietly("apt-get", ["update", "-qq"], INSTALL_TIMEOUT_MS) &&
    runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", KINDS[kind].debian], INSTALL_TIMEOUT_MS)
  );
}

/** Runs a command without output and returns whether it succeeded. */
export function runQuietly(command: string, args: readonly string[], timeout: number): boolean {
  const { status } = spawnSync(command, args, {
    timeout,
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
