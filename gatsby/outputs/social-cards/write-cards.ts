import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readSeo } from "../../lib/catalog";
import { forEachParallel } from "../../lib/for-each-parallel";
import { writeOnce } from "../../lib/write-once";
import { drawSocialCard } from "./draw-card";

const CONCURRENCY = 4;

/**
 * Draws the social cards of all pages into public/social, and removes cards that no page uses. Cards drawn by an earlier
 * build are kept. `npm run dev` does not draw cards.
 * @param root path of the built site
 * @throws Error when the content or a picture cannot be read
 */
export async function writeSocialCards(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const socials = await readSeo(graphql, "social { url card { title label brand host picture focalPoint } }");
  const cards = new Map(socials.map(({ social: { url, card } }) => [url, card]));
  await forEachParallel([...cards], CONCURRENCY, ([url, card]) => writeOnce(url, () => drawSocialCard(card)));
  removeOtherCards(root, [...cards.keys()]);
}

/**
 * Removes the social cards that no page uses anymore.
 * @param root path of the built site
 * @param urls URL paths of the cards to keep
 */
export function removeOtherCards(root: string, urls: readonly string[]): void {
  const folder = join(root, "social");
  const keptNames = new Set(urls.map((url) => basename(url)));
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!keptNames.has(name)) rmSync(join(folder, name));
  }
}
