import { formatDecimals } from "@capture/domain/lib/locale";
import type { MeasuredTour } from "../measured-tour";
import { formatLength, planDrawing, type Dimension, type PlanDrawing } from "./drawing";
import type { Point } from "./floor-plan";

/** The plan has this scale when it is printed at 100 %. */
const SCALE = 50;
const MARGIN_MM = 150;
const NAME_SIZE_MM = 230;
const TEXT_SIZE_MM = 180;
const LINE_MM = 8;
const TICK_MM = 60;
const TEXT_GAP_MM = 45;

const INK = "#111";
const LIGHT = "#777";
const FONT = "ui-monospace, Menlo, Consolas, monospace";

/**
 * A floor plan as SVG. One user unit is one millimeter of the building; width and height are those of the print at 1:50.
 * The picture's y points down, so the plan's y is negated.
 */
export function svgPlan(tour: MeasuredTour, locale: string): string {
  const drawing = planDrawing(tour);
  const { min, max } = drawing;
  const [width, height] = [max[0] - min[0] + 2 * MARGIN_MM, max[1] - min[1] + 2 * MARGIN_MM];
  const size = `width="${width / SCALE}mm" height="${height / SCALE}mm"`;
  const box = `viewBox="${min[0] - MARGIN_MM} ${-max[1] - MARGIN_MM} ${width} ${height}"`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} font-family="${FONT}" font-size="${TEXT_SIZE_MM}" text-anchor="middle">`,
    `<title>${escapeXml(tour.name)}, 1:${SCALE}</title>`,
    `<path fill="${INK}" fill-rule="evenodd" d="${drawing.walls.map(pathOf).join("")}"/>`,
    ...openingLines(drawing),
    ...drawing.dimensions.map((dimension) => dimensionLines(dimension, locale)),
    ...drawing.labels.map((label) => labelTexts(label, locale)),
    "</svg>",
  ].join("\n")}\n`;
}

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}Z`;

/** A thin outline where the wall is open, and a line along the wall for a closed door. */
function openingLines({ openings }: PlanDrawing): string[] {
  return openings.map(({ outline, leaf }) => {
    const lines = [outline, ...(leaf ? [leaf] : [])].map(pathOf).join("");
    return `<path fill="none" stroke="${LIGHT}" stroke-width="${LINE_MM}" d="${lines}"/>`;
  });
}

/** A dimension line with a slash at both ends, and the length in meters above it. */
function dimensionLines(dimension: Dimension, locale: string): string {
  const { axis, from, to, line } = dimension;
  const at = (along: number): Point => (axis === 0 ? [along, line] : [line, along]);
  const ends = [at(from[axis]), at(to[axis])];
  const slashes = ends.map(([x, y]) => `M${x - TICK_MM} ${-y + TICK_MM}L${x + TICK_MM} ${-y - TICK_MM}`);
  const [x, y] = at((from[axis] + to[axis]) / 2);
  const turn = axis === 0 ? "" : ` transform="rotate(-90 ${x} ${-y})"`;
  return [
    `<path fill="none" stroke="${LIGHT}" stroke-width="${LINE_MM}" d="${pathOf(ends).slice(0, -1)}${slashes.join("")}"/>`,
    `<text x="${x}" y="${-y - TEXT_GAP_MM}"${turn}>${formatLength(dimension, locale)}</text>`,
  ].join("\n");
}

function labelTexts({ at: [x, y], name, areaM2 }: PlanDrawing["labels"][number], locale: string): string {
  return [
    `<text x="${x}" y="${-y}" font-size="${NAME_SIZE_MM}" font-weight="600">${escapeXml(name)}</text>`,
    `<text x="${x}" y="${-y + NAME_SIZE_MM}">${formatDecimals(areaM2, 2, locale)} m²</text>`,
  ].join("\n");
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The size of a plan that svgPlan has written, in whole millimeters of the building. */
export function svgSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
