/**
 * The house from top to bottom: data comes in at the top and leaves at the
 * bottom. An import points up this list, never down.
 */
export const LAYERS = [
  "src/content",
  "src/answers",
  "src/theme",
  "src/ui",
  "src/seo",
  "src/build",
  "src/forms",
  "src/chrome",
  "src/sections",
  "src/templates",
  "src/pages",
  "server",
  "src/api",
  "scripts",
  "__tests__",
];

/** For each layer: what stands below it may not be imported. */
export function layerZones() {
  return LAYERS.slice(0, -1).map((layer, index) => ({
    target: `./${layer}`,
    from: LAYERS.slice(index + 1).map((below) => `./${below}`),
    message: `${layer} may only import from what stands above it in the house plan (CONTRIBUTING.md).`,
  }));
}
