import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { withTexts } from "@capture/content/locales/with-texts";
import { readJson } from "@capture/content/model/files-below";
import { readSchemas, schemaOf, schemaPath, type Schema, type Schemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { createLanguage, nameOf } from "../language";
import { COPIED_FILES, siteFiles, type SiteFile } from "./files";
import { siteTextsIn } from "./site-texts";
import { skeleton } from "./skeleton";

type Fields = Record<string, JsonValue>;

const IN_ENGLISH: SiteChoices = { name: "", language: "en", also: [] };

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

Buttons, messages and forms come from the engine. Where one does not fit, the desk has a field for another text.

In the folder of the engine:

\`\`\`sh
export CONTENT_DIR=<path of this folder>/data
npm run dev              # shows the site while you write
npm run content:check    # lists the texts that are not written yet, and every mistake
npm start                # builds and serves the site
\`\`\`
`;

/** What a company chooses before its site is written. */
export interface SiteChoices {
  /** The name of the company; empty if it is not known yet. */
  readonly name: string;
  /** The language of its texts: `de`. */
  readonly language: string;
  /** Other languages. */
  readonly also: readonly string[];
}

/** Currencies of some regions outside of the euro area. Editors can change it in site.json. */
const CURRENCIES: Readonly<Record<string, string>> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  JP: "JPY",
  PL: "PLN",
  SE: "SEK",
};

/**
 * Writes a new site: its content in data/, and a README. Each text says what belongs there, and the content check reports it
 * until it is written.
 * @param target path of the new folder
 * @param engine path of data/ of this repository
 * @returns path of the content folder
 * @throws Error when the folder contains files, or a language is unknown
 */
export async function createSite(target: string, engine: string, choices = IN_ENGLISH): Promise<string> {
  if (existsSync(target) && readdirSync(target).some((name) => name !== ".git"))
    throw new Error(`${target} contains files; choose an empty folder.`);
  const { language } = choices;
  const also = new Set(choices.also.filter((code) => code !== language));
  for (const code of [language, ...also])
    if (nameOf(code) === undefined) throw new Error(`“${code}” is not the code of a language, such as de.`);
  const folder = join(target, "data");
  const schemas = readSchemas(engine);
  for (const name of COPIED_FILES) writeJson(join(folder, name), readFields(engine, name, language));
  for (const siteFile of siteFiles(siteTextsIn(language), factsOf(choices)))
    writeJson(join(folder, siteFile.file), valueOf(siteFile, schemas, engine, language));
  for (const code of also) createLanguage(folder, code);
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
  language: string,
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
    ...pick(copied.length > 0 ? readFields(engine, file, language) : {}, copied),
    $schema: schemaPath(file, name),
  };
  return pick(known, Object.keys(schema.properties ?? {}));
}

/** The facts of `site.json` that follow from the choices. */
function factsOf({ name, language }: SiteChoices): Fields {
  const { region = "US" } = new Intl.Locale(language).maximize();
  const names = name !== "" && { brand: name, mark: [...name.replaceAll(/\s/g, "")].slice(0, 2).join("") };
  return { ...names, language, region, currency: CURRENCIES[region] ?? "EUR" };
}

/** The fields of a file of the engine, with their translated texts if it has any. */
function readFields(folder: string, file: string, language: string): Fields {
  const translation = readJson(join(folder, "locales", language, file));
  return withTexts(readJson(join(folder, file)) ?? {}, translation) as Fields;
}

function pick(value: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}
