import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { readSchemas, schemaOf, schemaPath, type Schema, type Schemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { COPIED_FILES, SITE_FILES, type SiteFile } from "./files";
import { skeleton } from "./skeleton";

type Fields = Record<string, JsonValue>;

const PICTURE = { src: "images/placeholder.jpg", alt: "A plain gray surface with a grid, in place of a picture." };

/** A gray surface with a grid, as wide as the content check requires. */
const PICTURE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><defs><pattern id="grid" width="100" height="100" patternUnits="userSpaceOnUse"><path d="M100 0H0v100" fill="none" stroke="#8b9095" stroke-width="2"/></pattern></defs><rect width="1600" height="1000" fill="#6b7075"/><rect width="1600" height="1000" fill="url(#grid)"/></svg>`;

/** A neutral mark: a frame with a dot. */
const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="none" stroke="currentColor" stroke-width="3" d="M5.5 5.5h21v21h-21z"/><circle cx="16" cy="16" r="4" fill="currentColor"/></svg>
`;

/** The first line is the license of the files in the folder. */
const LICENSE = `CC0-1.0

placeholder.jpg was drawn for new sites and may be used without credit. State here the license of each picture that you add.
`;

const MARK_LICENSE = `CC0-1.0

mark.svg was drawn for new sites. State here who owns your mark.
`;

const README = `# Website

The content of a website. Its code is another repository, the engine: its guide \`docs/make-it-yours.md\` describes the way from here to a served site, and \`docs/upgrading.md\` how to take later versions.

- \`data/\`: texts, pictures and settings of the site
- \`data/labels/\` and \`data/forms/\`: buttons, messages and forms, copied from the engine; change what does not fit

In the folder of the engine:

\`\`\`sh
export CONTENT_DIR=<path of this folder>/data
npm run dev              # shows the site while you write
npm run content:check    # lists the texts that are not written yet, and every mistake
npm start                # builds and serves the site
\`\`\`
`;

/**
 * Writes a new site: its content in data/, and a README. Each text says what belongs there, and the content check reports it
 * until it is written.
 * @param target path of the new folder
 * @param engine path of data/ of this repository
 * @returns path of the content folder
 * @throws Error when the folder contains files
 */
export async function createSite(target: string, engine: string): Promise<string> {
  if (existsSync(target) && readdirSync(target).some((name) => name !== ".git"))
    throw new Error(`${target} contains files; choose an empty folder.`);
  const folder = join(target, "data");
  const schemas = readSchemas(engine);
  for (const name of COPIED_FILES.filter((each) => existsSync(join(engine, each))))
    cpSync(join(engine, name), join(folder, name), { recursive: true });
  for (const siteFile of SITE_FILES) writeJson(join(folder, siteFile.file), valueOf(siteFile, schemas, engine));
  writeJson(join(folder, "not-found.json"), notFound(engine));
  mkdirSync(join(folder, dirname(PICTURE.src)), { recursive: true });
  writeFileSync(join(folder, PICTURE.src), await sharp(Buffer.from(PICTURE_SVG)).jpeg().toBuffer());
  writeFileSync(join(folder, dirname(PICTURE.src), "LICENSE.txt"), LICENSE);
  mkdirSync(join(folder, "brand"), { recursive: true });
  writeFileSync(join(folder, "brand/mark.svg"), MARK_SVG);
  writeFileSync(join(folder, "brand/LICENSE.txt"), MARK_LICENSE);
  writeFileSync(join(target, "README.md"), README);
  return folder;
}

function writeJson(path: string, value: Fields): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

function valueOf(
  { file, title, hasPicture, sample, fields = [], values, copied = [] }: SiteFile,
  schemas: Schemas,
  engine: string,
): Fields {
  const [name, schema] = schemaOf(file, schemas) ?? ["", {} as Schema];
  const shape = { ...schema, required: [...(schema.required ?? []), ...fields] };
  const today = new Date().toISOString().slice(0, 10);
  const filling = { schemas, name: file, today, picture: PICTURE };
  const generated = skeleton(shape, sample, filling) as Fields;
  const known: Fields = {
    ...generated,
    ...(hasPicture === true && { hero: { ...(generated.hero as Fields), picture: PICTURE } }),
    ...(title !== undefined && { seo: { title, ...(generated.seo as Fields) } }),
    ...values,
    ...pick(copied.length > 0 ? readFields(engine, file) : {}, copied),
    $schema: schemaPath(file, name),
  };
  return pick(known, Object.keys(schema.properties ?? {}));
}

/** The views of missing pages whose links lead to pages of a new site, without the company’s picture. */
function notFound(engine: string): Fields {
  const { picture: _picture, ...value } = readFields(engine, "not-found.json");
  const routes = ["/", ...SITE_FILES.map(({ values }) => values?.route)];
  const items = value.items as { actions: { to: string }[] }[];
  return {
    ...value,
    items: items.filter(({ actions }) => actions.every(({ to }) => routes.includes(to))) as JsonValue,
  };
}

const readFields = (folder: string, file: string): Fields =>
  JSON.parse(readFileSync(join(folder, file), "utf8")) as Fields;

function pick(value: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}
