import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { keepByFile } from "../keep-by-file";
import { drawSocial, SOCIAL_COLOURS, SOCIAL_FILES, type SocialCard } from "./draw";

/** Raise it when the drawing changes, so that every picture gets a new address. */
const DRAWING = 4;
const FOLDER = "social";
const NAMED = new RegExp(`/${FOLDER}/([\\w.]+)`, "g");
/** Pictures that this build has asked for, by name: each is drawn once. */
const asked = new Map<string, Promise<void>>();

/**
 * The address of a card's picture. Its name is a hash of all that it shows, so
 * a picture that an earlier build has drawn is used again.
 */
export async function socialPicture(card: SocialCard): Promise<string> {
  const name = `${cardHash(card)}.jpg`;
  const drawn = asked.get(name) ?? drawInto(resolve("public", FOLDER), name, card);
  asked.set(name, drawn);
  await drawn;
  return `/${FOLDER}/${name}`;
}

function cardHash({ picture, ...words }: SocialCard): string {
  const hash = createHash("sha256").update(JSON.stringify([DRAWING, words, SOCIAL_COLOURS]));
  for (const file of [picture, ...SOCIAL_FILES]) hash.update(fileHash(file));
  return hash.digest("hex").slice(0, 16);
}

const fileHash = keepByFile((path) => createHash("sha256").update(readFileSync(path)).digest());

async function drawInto(folder: string, name: string, card: SocialCard): Promise<void> {
  const path = join(folder, name);
  if (existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  // A build that is stopped halfway must not leave half a picture under its final name.
  await writeFile(`${path}.part`, await drawSocial(card));
  await rename(`${path}.part`, path);
}

/** Pictures of this build and of earlier ones, from which those are taken out that a page names. */
export class OldPictures {
  private readonly folder = resolve("public", FOLDER);
  private readonly names = new Set(existsSync(this.folder) ? readdirSync(this.folder) : []);

  /** Keeps the pictures that a page names. */
  keep(html: string): void {
    for (const [, name = ""] of html.matchAll(NAMED)) this.names.delete(name);
  }

  /** Removes those that no page has named. */
  remove(): void {
    for (const name of this.names) rmSync(join(this.folder, name));
  }
}
