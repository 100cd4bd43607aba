import { createHash } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "@capture/desk/drafts";

/** The pictures of a draft that are not saved. */
export interface DraftPictures {
  /** Keeps a picture. Returns its path below data/, which only its bytes determine. */
  add(picture: Picture): string;
  /** Writes the pictures that a document contains into the folder, and removes all others. Returns their paths. */
  write(text: string): string[];
  /** Removes all pictures. */
  clear(): void;
}

/** @param folder path of the published copy of the content */
export function createDraftPictures(folder: string): DraftPictures {
  const pictures = new Map<string, Buffer>();
  return {
    add({ bytes, extension }) {
      const name = `images/unsaved-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.${extension}`;
      pictures.set(name, bytes);
      return name;
    },
    write(text) {
      const used: string[] = [];
      for (const [name, bytes] of pictures) {
        const path = join(folder, name);
        if (!text.includes(`"${name}"`)) rmSync(path, { force: true });
        else {
          used.push(name);
          if (!existsSync(path)) writeFileSync(path, bytes);
        }
      }
      return used;
    },
    clear() {
      for (const name of pictures.keys()) rmSync(join(folder, name), { force: true });
      pictures.clear();
    },
  };
}
