import type { Page } from "@playwright/test";
import { findLayoutFaults } from "../../../testing/layout-faults";

/** The widths at which a page is looked at, in CSS pixels: 320, 360, … 1920. */
const WIDTHS_PX = Array.from({ length: 41 }, (_, index) => 320 + 40 * index);
const HEIGHT_PX = 844;

/**
 * Sets the window of a page to each of many widths.
 * @returns where it scrolls sideways, and words and controls that are broken or cut off, each with its first width
 */
export async function findWidthFaults(page: Page): Promise<string[]> {
  const widths = new Map<string, number>();
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    for (const fault of await page.evaluate(findLayoutFaults)) if (!widths.has(fault)) widths.set(fault, width);
  }
  return [...widths].map(([fault, width]) => `${fault}, at ${width} px`);
}
