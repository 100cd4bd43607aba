import type { CreateNodeArgs, NodePluginArgs } from "gatsby";
import { MARK_FILE } from "@capture/content/model/mark";
import { contentFolder } from "@capture/content/model/folder";
import { ANNOUNCEMENT_FILE, writeAnnouncementModule } from "../outputs/announcement";
import { writeFonts } from "../outputs/brand/fonts";
import { writeBrandIcons } from "../outputs/brand/icons";
import { writeBrandModule } from "../outputs/brand/module";
import { writeIconSheet } from "../outputs/icons";
import { forgetSite } from "./fill-text";
import { updateWords, watchDeletedWords } from "./words";

let isStarted = false;

/** Writes the icons into public/, where the built site and `gatsby develop` serve them. */
export async function onPostBootstrap(args: NodePluginArgs): Promise<void> {
  writeIconSheet();
  writeAnnouncementModule(contentFolder());
  await writeBrand();
  watchDeletedWords(args);
  isStarted = true;
}

/** Applies a change of the brand, the announcement, labels or site.json while `gatsby develop` runs. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  const isSite = node.internal.type === "SiteConfig";
  if (isSite) forgetSite();
  if (isStarted) updateWords(args);
  // The footer shows the name of the company, which site.json has.
  const isBrand = isSite || node.internal.type === "Brand" || node.relativePath === MARK_FILE;
  if (isStarted && isBrand) await writeBrand();
  if (isStarted && node.relativePath === ANNOUNCEMENT_FILE) writeAnnouncementModule(contentFolder());
}

/** Writes what depends on the brand and is the same on every page: colors, fonts and icons. */
async function writeBrand(): Promise<void> {
  const folder = contentFolder();
  writeBrandModule(folder);
  writeFonts(folder);
  await writeBrandIcons(folder);
}
