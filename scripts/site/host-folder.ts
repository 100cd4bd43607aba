import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { CURRENT, RELEASES } from "@capture/host/releases";
import { packageAliases } from "../lib/package-aliases";
import { makeRelease } from "./release";

/** The commands of a host folder, as in package.json of this repository, and their sources. */
const ENTRY_POINTS = { serve: "scripts/site/serve-release.ts", submissions: "scripts/submissions/cli.ts" } as const;

/** Packages that the server loads in a way that esbuild does not see. */
const LOADED_AT_RUN_TIME = ["libsql"];

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Writes a host folder: the current release, the server as one file for each command, and only the
 * packages that it imports, in the versions of package-lock.json. Such a folder runs without this repository: `node serve.js`. In an existing
 * host folder, the release becomes the current one.
 * @param folder path of the host folder
 * @param releases path of the releases of this repository
 * @returns the name of the release
 * @throws Error when the folder contains another package, there is no release, or npm cannot install the packages
 */
export async function writeHostFolder(folder: string, releases = resolve(RELEASES)): Promise<string> {
  const current = join(releases, CURRENT);
  if (!existsSync(current)) throw new Error(`${releases} contains no current release; run npm run build first.`);
  if (existsSync(join(folder, "package.json")) && !existsSync(join(folder, "serve.js")))
    throw new Error(`${folder} contains another package; choose an empty folder.`);
  mkdirSync(folder, { recursive: true });
  const names = await bundleCommands(folder);
  writePackageJson(folder, names);
  installPackages(folder);
  removeOtherLibc(folder);
  return makeRelease(current, join(folder, RELEASES));
}

/** Bundles the code of the commands. @returns the names of the packages that it imports */
async function bundleCommands(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ENTRY_POINTS,
    outdir: folder,
    bundle: true,
    packages: "external",
    alias: packageAliases(),
    platform: "node",
    format: "cjs",
    metafile: true,
  });
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external === true && !isBuiltin(path))
    .map(({ path }) => path);
  return [...new Set([...imported, ...LOADED_AT_RUN_TIME])].sort();
}

const isBuiltin = (path: string): boolean => path.startsWith("node:") || builtinModules.includes(path);

const readPackageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageJson;

function writePackageJson(folder: string, names: readonly string[]): void {
  const { name, version, license, engines, ...site } = readPackageJson(".");
  const ofPackages = readdirSync("packages").map((each) => readPackageJson(join("packages", each)).dependencies);
  const dependencies = Object.assign({}, ...ofPackages, site.dependencies) as PackageJson["dependencies"];
  const needed = names.map((each) => {
    const range = dependencies[each];
    if (range === undefined) throw new Error(`The server imports ${each}; add it to “dependencies” in package.json.`);
    return [each, range];
  });
  const scripts = {
    // `exec`, so that the host receives the signals that npm forwards. Windows has no `exec` and runs the part after `||`.
    start: "exec node ./serve.js || node ./serve.js",
    submissions: "node ./submissions.js",
  };
  const value = {
    name,
    version,
    private: true,
    license,
    engines,
    scripts,
    dependencies: Object.fromEntries(needed) as Readonly<Record<string, string>>,
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(value, null, 2)}\n`);
}

/** Installs the versions of the lock file. npm removes the packages that package.json does not need from the copy of it. */
function installPackages(folder: string): void {
  copyFileSync("package-lock.json", join(folder, "package-lock.json"));
  const args = ["install", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  try {
    execFileSync("npm", args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      shell: process.platform === "win32",
    });
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    throw new Error(`npm could not install the packages of the host: ${stderr?.toString().trim() ?? ""}`);
  }
}

/**
 * Removes the database of the other C library of Linux, 9 MB. npm installs both, because the lock file does not state which
 * one each of them needs.
 */
function removeOtherLibc(folder: string): void {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const other = header.glibcVersionRuntime === undefined ? "-gnu" : "-musl";
  const scope = join(folder, "node_modules/@libsql");
  for (const name of readdirSync(scope).filter((each) => each.endsWith(other)))
    rmSync(join(scope, name), { recursive: true });
}
