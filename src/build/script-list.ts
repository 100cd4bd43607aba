import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Gatsby names the first scripts of pages alone, and leaves those of earlier builds beside them. */
const FILE = resolve(".cache", "scripts.json");

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, call: (stats: Stats) => void) => void } };
}

interface Stats {
  compilation: { assets: Readonly<Record<string, unknown>> };
}

/** A plugin of webpack that notes every script of a build. */
export const listScripts = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("listScripts", ({ compilation }) => {
      mkdirSync(dirname(FILE), { recursive: true });
      const scripts = Object.keys(compilation.assets).filter((name) => name.endsWith(".js"));
      writeFileSync(FILE, JSON.stringify(scripts));
    });
  },
};

/**
 * Names of all scripts that the last build has made, lazy ones too.
 * @throws Error when nothing has been built
 */
export function builtScripts(): string[] {
  return JSON.parse(readFileSync(FILE, "utf8")) as string[];
}
