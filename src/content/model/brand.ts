import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Roles } from "../../theme/brand";

/** Paths in the folder of the content. */
export const BRAND_FILE = "brand/brand.json";
export const MARK_FILE = "brand/mark.svg";

/** The look of the brand: data/brand/brand.json, described by its schema. */
export interface Brand {
  themeColor: string;
  colors: { ramp: string[]; ink: ColorRoles; bone: ColorRoles };
  fonts: Record<FontRole, BrandFont>;
  radii: { control: number; card: number; media: number };
}

/** The roles that the file states. The build adds the color of markers. */
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

/** The mark of the brand: its shapes, and the part of the plane that they fill. */
export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
  /** SVG elements. */
  shapes: string;
}

/** Attributes of the root element that do not apply to the shapes. */
const OWN_ATTRIBUTES = /\s(?:xmlns(?::\w+)?|viewBox|width|height|id|class|version|role|aria-\w+)="[^"]*"/g;

/**
 * Reads the mark of the brand, which the content check has checked.
 * @param folder path of data/ or of a copy of it
 * @throws Error when the file is missing
 */
export function readMark(folder: string): Mark {
  const svg = readFileSync(join(folder, MARK_FILE), "utf8");
  const start = svg.indexOf("<svg");
  const end = svg.indexOf(">", start);
  const root = svg.slice(start + "<svg".length, end);
  const body = svg.slice(end + 1, svg.lastIndexOf("</svg>")).replace(/\s*\n\s*/g, "");
  const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(root) ?? [];
  const inherited = root.replace(OWN_ATTRIBUTES, "").trim();
  return { left, top, width, height, shapes: inherited === "" ? body : `<g ${inherited}>${body}</g>` };
}

/** The numbers of the `viewBox` in the attributes of an SVG; `undefined` without four of them. */
export function viewBoxOf(attributes: string): number[] | undefined {
  const numbers = /\sviewBox="([^"]*)"/
    .exec(attributes)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers?.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}
