import { runNode } from "../lib/run";
import { BUILD_SETTING } from "./input-hash";

/** What the operating system, Node and the libraries of a build read: paths, languages, memory and terminals. */
const SYSTEM_VARIABLE =
  /^(PATH|HOME|USER|TMPDIR|TMP|TEMP|TZ|LANG|LC_\w+|LD_LIBRARY_PATH|XDG_CACHE_HOME|FONTCONFIG_\w+|MALLOC_\w+|UV_THREADPOOL_SIZE|NODE_ENV|NODE_OPTIONS|NO_COLOR|FORCE_COLOR|CI|SYSTEMROOT|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA)$/i;
/** The time for which the content is read. */
const CONTENT_TIME = "CONTENT_TIME";

/**
 * The environment of a build that another program starts: the build settings, and what every program needs. The secrets of
 * that program, such as the database and the mail server of the host, are not among them.
 */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const isPassedOn = (name: string): boolean =>
    SYSTEM_VARIABLE.test(name) || BUILD_SETTING.test(name) || name === CONTENT_TIME;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassedOn(name)));
}

/**
 * Builds in another process, so that the host can respond during the build, and without the secrets of the host.
 * @returns the exit code
 */
export const buildInProcess = (): Promise<number> =>
  runNode("--require", ["tsx/cjs", "scripts/site/build.ts"], {}, process.cwd(), buildEnvironment());
