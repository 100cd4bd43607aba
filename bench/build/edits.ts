import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** A change that an editor makes between two builds. */
export type Edit = (data: string) => Promise<void>;

/** A sentence more in the opening of one article's excerpt. */
export const editWords: Edit = async (data) => {
  const file = join(data, "articles", "1.json");
  const article = JSON.parse(readFileSync(file, "utf8")) as { excerpt: string };
  writeFileSync(file, JSON.stringify({ ...article, excerpt: `${article.excerpt} One sentence was added.` }, null, 2));
};

/** The picture of the first case study, mirrored under the same name. */
export const editPicture: Edit = async (data) => {
  const { image } = JSON.parse(readFileSync(join(data, "case-studies", "1.json"), "utf8")) as {
    image: { src: string };
  };
  const file = join(data, image.src);
  writeFileSync(file, await sharp(readFileSync(file)).flop().toBuffer());
};
