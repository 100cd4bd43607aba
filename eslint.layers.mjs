/**
 * The house from top to bottom: data comes in at the top and leaves at the
 * bottom. An import points up this list, never down.
 */
export const LAYERS = [
  "plugins",
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
  "__tests__/support",
  "bench",
  "__tests__",
];

/** For each layer: what stands below it may not be imported, but for what stands above it within that. */
export function layerZones() {
  return LAYERS.flatMap((layer, index) =>
    LAYERS.slice(index + 1).map((below) => ({
      target: `./${layer}`,
      from: `./${below}`,
      except: LAYERS.slice(0, index + 1)
        .filter((above) => above.startsWith(`${below}/`))
        .map((above) => `.${above.slice(below.length)}`),
      message: `${layer} may only import from what stands above it in the house plan (CONTRIBUTING.md).`,
    })),
  );
}
