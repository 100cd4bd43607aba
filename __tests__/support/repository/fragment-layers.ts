import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import LAYERS from "../../../src/layers.json";

/**
 * The one query for all pages names fragments of every layer: each static query is one more request on a first visit.
 * @see docs/mechanisms.md
 */
const EXEMPT = new Set(["src/hooks/use-site-content.ts"]);
/** Written by Gatsby. */
const GENERATED = "src/gatsby-types.d.ts";

interface Declared {
  readonly name: string;
  readonly file: string;
}

/**
 * Uses of GraphQL fragments and of query types that break the layers of src/layers.json: a name of a higher
 * layer, of another feature, or in Node code a name of a layer that draws. Fragments and `Queries.*` are global
 * names, so no import shows these uses.
 * @param root folder that contains src/
 */
export function fragmentViolations(root: string): string[] {
  const files = sources(root);
  const declared = files.flatMap(({ file, text }) => declaredIn(file, text));
  const home = new Map(declared.map(({ name, file }) => [name, file]));
  return files
    .filter(({ file }) => !EXEMPT.has(file))
    .flatMap(({ file, text }) =>
      [...new Set(usedIn(text))].flatMap((name) => {
        const source = home.get(name);
        return source === undefined || EXEMPT.has(source) || isAllowed(file, source)
          ? []
          : [`${file} uses ${name} of ${source}`];
      }),
    )
    .sort();
}

function sources(root: string): { readonly file: string; readonly text: string }[] {
  return ["src", "gatsby"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ file: relative(root, path), text: readFileSync(path, "utf8") }))
      .filter(({ file }) => file !== GENERATED),
  );
}

/** `fragment HeroFields on Hero` declares HeroFieldsFragment, `query HomePage {` declares HomePageQuery. */
function declaredIn(file: string, text: string): Declared[] {
  const fragments = [...text.matchAll(/\bfragment (\w+) on \w+/g)].map(([, name]) => `${name}Fragment`);
  const queries = [...text.matchAll(/\bquery (\w+)\s*[({]/g)].map(([, name]) => `${name}Query`);
  return [...fragments, ...queries].map((name) => ({ name, file }));
}

/** `...HeroFields` and `Queries.HeroFieldsFragment` are both uses of HeroFieldsFragment. */
function usedIn(text: string): string[] {
  const types = [...text.matchAll(/\bQueries\.(\w+(?:Fragment|Query))\b/g)].map(([, name = ""]) => name);
  const spreads = [...text.matchAll(/^\s*\.\.\.([A-Z]\w+)\s*$/gm)].map(([, name]) => `${name}Fragment`);
  return [...types, ...spreads];
}

const layerOf = (file: string): number => LAYERS.findIndex((layer) => file.startsWith(`${layer}/`));
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

function isAllowed(user: string, source: string): boolean {
  const feature = featureOf(user);
  if (feature !== undefined && featureOf(source) !== undefined) return feature === featureOf(source);
  // Build code has the types of the schema and of the layers that draw nothing.
  if (user.startsWith("gatsby/")) return user === source || layerOf(source) < LAYERS.indexOf("src/ui");
  return layerOf(source) <= layerOf(user);
}
