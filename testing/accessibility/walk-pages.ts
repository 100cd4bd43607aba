import { kindPaths } from "../page-kinds";
import { settle, type Visit } from "../site";
import { axeOutcome, type AxeOutcome } from "./axe-outcomes";

/** A phone and a wide window, because menus, tabs and tables differ between them. */
const WIDTHS_PX = [390, 1280] as const;
const HEIGHT_PX = 844;

/** Runs axe on one page of each kind, on a phone and in a wide window. Reduced motion keeps films from playing. */
export async function walkPages(visit: Visit): Promise<AxeOutcome[]> {
  const outcomes: AxeOutcome[] = [];
  for (const width of WIDTHS_PX) {
    const page = await visit.newVisitor({ viewport: { width, height: HEIGHT_PX }, reducedMotion: "reduce" });
    for (const path of kindPaths) {
      await page.goto(visit.url + path, { waitUntil: "load" });
      await settle(page);
      outcomes.push(await axeOutcome(page, path));
    }
    await page.close();
  }
  return outcomes;
}
