import { existsSync, readdirSync } from "node:fs";
import { createLargeSite } from "../../testing/large-site";
import { parseCommandLine } from "../lib/command-line";
import { main } from "../lib/main";

const USAGE = `Usage: npm run content:large-site -- --folder <path> [options]
  --products 40    the number of products
  --articles 300   the number of articles`;

/** Writes the content of a company with many products, for a look at its pages with CONTENT_DIR. */
main(() => {
  const parsed = parseCommandLine(USAGE, {
    options: {
      folder: { type: "string" },
      products: { type: "string", default: "40" },
      articles: { type: "string", default: "300" },
    },
  });
  if (!parsed) return;
  const { folder, products, articles } = parsed.values;
  if (folder === undefined) throw new Error(`The folder is missing.\n\n${USAGE}`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} contains files; choose an empty folder.`);
  createLargeSite(folder, { products: Number(products), articles: Number(articles) });
  console.log(`To see the site: CONTENT_DIR=${folder} npm run dev`);
});
