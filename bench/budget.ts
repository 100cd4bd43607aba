import { main } from "../scripts/lib/main";
import { firstScripts } from "../testing/budget/first-scripts";
import { LIMITS } from "../testing/budget/limits";
import { BUILT_FOLDER } from "./lib/site";
import { kilobytes } from "./lib/statistics";
import { kindPaths, KINDS } from "../testing/page-kinds";

/** Prints the brotli size of the first scripts of each kind of page. */
main(() => {
  const paths = kindPaths.filter((path) => path !== KINDS.missing);
  const sizes = paths.map((path) => ({
    path,
    bytes: firstScripts(BUILT_FOLDER, path).reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  console.table(
    Object.fromEntries(sizes.map(({ path, bytes }) => [path, { KB: kilobytes(bytes), max: kilobytes(LIMITS.script) }])),
  );
  return sizes.every(({ bytes }) => bytes <= LIMITS.script) ? 0 : 1;
});
