import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "@capture/content/model/files-below";
import { isUnwritten, WRITE_EMAIL } from "@capture/content/model/unwritten";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { createSite } from "../scripts/content/new/site/create-site";
import { COMPANY_FOLDER } from "./company-site";

type Fields = Record<string, JsonValue>;

const DEVICES = 2;
const SOLUTIONS = 4;

/**
 * Performs docs/make-it-yours.md: a new site with the brand of the fixture company, two devices, four solutions, in
 * German, and no tour, showcase or marketplace. Each text is written, and each entry has a picture of its own.
 * @param target path of the new folder
 * @returns path of the content folder
 */
export async function createAdopterSite(target: string): Promise<string> {
  const folder = await createSite(target, "data", { name: "", language: "de", also: [] });
  cpSync(join(COMPANY_FOLDER, "brand"), join(folder, "brand"), { recursive: true });
  await addEntries(folder, "products", "device", DEVICES);
  await addEntries(folder, "solutions", "solution", SOLUTIONS);
  writeTexts(folder);
  return folder;
}

/** Replaces each text that is not written yet, as its author would. Figures are words, so they cannot disagree. */
export function writeTexts(folder: string): void {
  let count = 0;
  const nextWord = (): string => {
    count += 1;
    return `word${count.toString().replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
  };
  for (const name of filesBelow(folder).filter((each) => each.endsWith(".json")))
    change(join(folder, name), (value) => write(value, "", nextWord) as Fields);
}

function write(value: JsonValue, key: string, nextWord: () => string): JsonValue {
  if (Array.isArray(value)) return value.map((item) => write(item, key, nextWord));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, write(inner, name, nextWord)]));
  if (typeof value !== "string" || !isUnwritten(value)) return value;
  if (value === WRITE_EMAIL) return "hello@acme.example";
  if (value.startsWith("https://")) return "https://www.acme.example";
  const word = nextWord();
  return key === "description" ? `What ${word} does ${"and does ".repeat(8)}` : word;
}

/** Copies the first entry of a folder until there are enough. Each gets a picture. */
async function addEntries(folder: string, kind: string, slug: string, count: number): Promise<void> {
  const first = JSON.parse(readFileSync(join(folder, kind, `${slug}.json`), "utf8")) as Fields;
  for (let order = 1; order <= count; order += 1) {
    const id = order === 1 ? slug : `${slug}-${order}`;
    const src = `images/${id}.jpg`;
    writeFileSync(join(folder, src), await drawPicture((360 / count) * order));
    const image = { src, alt: `A square in front of a plain surface, number ${"I".repeat(order)}.` };
    writeFileSync(join(folder, kind, `${id}.json`), JSON.stringify({ ...first, slug: id, order, image }, null, 2));
  }
}

/** A square in front of a surface, in one hue: a picture of the size that the content check requires. */
function drawPicture(hueDeg: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="hsl(${hueDeg}, 20%, 20%)"/><rect x="600" y="300" width="400" height="400" fill="hsl(${hueDeg}, 40%, 60%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

function change(path: string, edit: (value: Fields) => Fields): void {
  const value = JSON.parse(readFileSync(path, "utf8")) as Fields;
  writeFileSync(path, JSON.stringify(edit(value), null, 2));
}
