import type { JsonValue } from "@capture/domain/lib/json-value";

/** The files that webpack bundles; a function of their paths. */
interface BundledFiles {
  (path: string): JsonValue;
  keys(): string[];
}

declare const require: { context(folder: string, isRecursive: boolean, pattern: RegExp): BundledFiles };

const files = require.context(
  "../../data",
  true,
  /^\.\/(?:site|(?:forms|labels)\/[\w-]+|pages\/form-answer|partners\/programs)\.json$/,
);

/**
 * The value of a file below data/ in the bundle of a function; `undefined` if there is none. A context, because an import
 * of a file that a site need not have would stop the build.
 */
export function readBundled(name: string): JsonValue | undefined {
  const path = `./${name}`;
  return files.keys().includes(path) ? files(path) : undefined;
}
