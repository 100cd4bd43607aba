import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The Debian packages of the engines. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
const LIBRARIES = "/usr/lib";

/** The programs that `test:engines` needs; undefined when one is missing. */
export interface Programs {
  readonly firefox: string | undefined;
  readonly webkit: { readonly driver: string; readonly browser: string } | undefined;
}

/** Finds the programs, and installs Debian's packages first if one is missing and this process may do so. */
export function findPrograms(): Programs {
  const found = listPrograms();
  const canInstall = process.getuid?.() === 0 && findOnPath("apt-get") !== undefined;
  if ((found.firefox && found.webkit) || !canInstall) return found;
  console.log(`Installing ${PACKAGES.join(", ")} …`);
  const options = { stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[] };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...PACKAGES], options);
  return listPrograms();
}

function listPrograms(): Programs {
  const driver = findOnPath("WebKitWebDriver");
  const browser = findMiniBrowser();
  const hasScreen = findOnPath("xvfb-run") !== undefined;
  return {
    firefox: findOnPath("firefox-esr") ?? findOnPath("firefox"),
    webkit: driver !== undefined && browser !== undefined && hasScreen ? { driver, browser } : undefined,
  };
}

function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** MiniBrowser is in a folder of libraries, whose name depends on the processor: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => join(LIBRARIES, name, version, "MiniBrowser")),
    )
    .find((path) => existsSync(path));
}
