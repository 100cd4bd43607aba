import { join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";

/** The hash in the name of a script. It may differ between folders, so that only the number of scripts is compared. */
const SCRIPT_HASH = /-[0-9a-f]{6}(?=\.js\b)/;

/**
 * Compares the names of the files of two builds of the same site.
 * @param built path of a project that had built another site before
 * @param expected path of a project that had built nothing before
 * @returns a sentence for each file that only one of them has
 */
export function compareBuilds(built: string, expected: string): string[] {
  const [names, others] = [built, expected].map((project) =>
    filesBelow(join(project, "public")).map((name) => name.replace(SCRIPT_HASH, "")),
  ) as [string[], string[]];
  return [
    ...withoutEach(names, others).map((name) => `${name} is of the former site.`),
    ...withoutEach(others, names).map((name) => `${name} is missing after the former site.`),
  ];
}

/** A list without the items of another, each as often as that has it. */
function withoutEach(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
