import type { CreateNodeArgs } from "gatsby";
import { contentFolder } from "../../src/content/model/folder";
import { writeFonts } from "../outputs/brand/fonts";
import { writeBrandIcons } from "../outputs/brand/icons";
import { writeBrandModule } from "../outputs/brand/module";
import { writeIconSheet } from "../outputs/icons";

/** Type of the node for data/brand/brand.json. */
const BRAND = "Brand";

/** Applies a change of the brand while `gatsby develop` runs. A new mark applies after the next change or restart. */
export async function onCreateNode({ node }: CreateNodeArgs): Promise<void> {
  if (node.internal.type === BRAND) await writeBrand();
}

/** Writes the icons into public/, where the built site and `gatsby develop` serve them. */
export async function onPostBootstrap(): Promise<void> {
  writeIconSheet();
  await writeBrand();
}

/** Writes what depends on the brand and is the same on every page: colors, fonts and icons. */
async function writeBrand(): Promise<void> {
  const folder = contentFolder();
  writeBrandModule(folder);
  writeFonts(folder);
  await writeBrandIcons(folder);
}
