import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders whose components the gallery shows, and the folders of their stories. */
const SHOWN_FOLDERS = [
  ["src/ui", "gallery/stories/ui"],
  ["src/blocks", "gallery/stories/blocks"],
  ["src/forms/fields", "gallery/stories/fields"],
] as const;

/** Constants in capitals, types and hooks are not components. */
const EXPORTED_COMPONENT = /^export (?:const|function|class) ([A-Z][A-Za-z]*[a-z])\b/gm;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));

const readStories = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** The components of a source that its file of stories does not import. */
function componentsWithoutStory(source: string, stories: string): string[] {
  const components = [...source.matchAll(EXPORTED_COMPONENT)].map(([, name = ""]) => name);
  const imported = [...stories.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(/[\s,]+/));
  return components.filter((name) => !imported.includes(name));
}

test.each(SHOWN_FOLDERS)("every component of %s has a story", (folder, storyFolder) => {
  const missing = filesIn(folder).flatMap((name) => {
    const path = join(storyFolder, name.replace(/\.tsx$/, ".stories.tsx"));
    return componentsWithoutStory(readFileSync(join(folder, name), "utf8"), readStories(path)).map(
      (component) => `${component} of ${join(folder, name)} has no story. Add one to ${path}.`,
    );
  });
  expect(missing).toEqual([]);
});

test("a component without a story is found", () => {
  const source = "export const LIMIT = 3;\nexport const Chips = () => null;\nexport function Tabs() {}\n";
  expect(componentsWithoutStory(source, 'import { Chips } from "../../../src/ui/chips";')).toEqual(["Tabs"]);
});
