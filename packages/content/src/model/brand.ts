import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Roles } from "@capture/domain/color-roles";

/** Path in the folder of the content. */
export const BRAND_FILE = "brand/brand.json";

/** The look of the brand: data/brand/brand.json, described by its schema. */
export interface Brand {
  themeColor: string;
  colors: { ramp: string[]; ink: ColorRoles; bone: ColorRoles };
  fonts: Record<FontRole, BrandFont>;
  radii: { control: number; card: number; media: number };
  /** Whether the footer shows the name of the company in large letters; it does when this is absent. */
  footerName?: boolean;
}

/** The roles in the file. The build adds the color of markers. */
export type ColorRoles = Omit<Roles, "mark">;

export type FontRole = "heading" | "body" | "mono";

export interface BrandFont {
  /** Its name in styles. */
  family: string;
  /** The package of Fontsource that contains it. */
  package: string;
  /** Width in percent, for fonts with several widths. */
  width?: number;
}

/**
 * Reads the brand.
 * @param folder path of data/ or of a copy of it
 * @throws Error when the file is missing or not JSON
 */
export function readBrand(folder: string): Brand {
  return JSON.parse(readFileSync(join(folder, BRAND_FILE), "utf8")) as Brand;
}
