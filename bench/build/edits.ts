import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** A change that an editor makes between two builds. */
export type Edit = (data: string) => Promise<void>;

/**
 * Adds a sentence to the excerpt of the newest article. Editing one of the first articles would
 * change more pages, because all other articles of their category link to them.
 */
export const editText: Edit = async (data) => {
  const folder = join(data, "articles");
  const last = Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10)));
  const file = join(folder, `${last}.json`);
  const article = JSON.parse(readFileSync(file, "utf8")) as { excerpt: string };
  writeFileSync(file, JSON.stringify({ ...article, excerpt: `${article.excerpt} One sentence was added.` }, null, 2));
};

/** Mirrors the picture of the first case study without changing its file name. */
export const editPicture: Edit = async (data) => {
  const { image } = JSON.parse(readFileSync(join(data, "case-studies", "1.json"), "utf8")) as {
    image: { src: string };
  };
  const file = join(data, image.src);
  writeFileSync(file, await sharp(readFileSync(file)).flop().toBuffer());
};
