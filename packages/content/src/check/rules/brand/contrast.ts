import { clampChroma, converter, formatHex, interpolate, wcagContrast } from "culori";
import type { Brand, ColorRoles } from "../../../model/brand";
import { entriesOf, type Collection } from "../../collection";
import type { Problem } from "../../problem";

type Band = "ink" | "bone";
type Role = keyof ColorRoles;

/** WCAG 2.2: text, and the borders of controls. */
const TEXT = { ratio: 4.5, criterion: "text needs 4.5:1 (WCAG 2.2, SC 1.4.3)" };
const CONTROL = { ratio: 3, criterion: "a border of controls needs 3:1 (WCAG 2.2, SC 1.4.11)" };

const BACKGROUNDS: readonly Role[] = ["background", "raised"];

/** Each role with the roles behind it. */
const PAIRS: readonly { role: Role; on: readonly Role[]; limit: typeof TEXT }[] = [
  ...(["text", "muted", "subtle", "link", "success"] as const).map((role) => ({ role, on: BACKGROUNDS, limit: TEXT })),
  { role: "error", on: [...BACKGROUNDS, "errorBackground"], limit: TEXT },
  { role: "actionText", on: ["action", "actionHover"], limit: TEXT },
  { role: "border", on: BACKGROUNDS, limit: CONTROL },
];

/** The opacity of the dark layer below text on a picture, which may be white: at least that of `src/theme`. */
const LAYERS: Partial<Record<Role, number>> = { text: 0.72, muted: 0.76 };

const toOklch = converter("oklch");
const MAX_STEPS = 1000;

/** Reports colors of the brand that are hard to read, with the nearest color that is not. */
export function contrastProblems(collection: Collection): Problem[] {
  return entriesOf(collection, "Brand").flatMap(({ file, value }) => {
    const { colors } = value as unknown as Brand;
    return (["ink", "bone"] as const).flatMap((band) =>
      PAIRS.flatMap(({ role, on, limit }) => {
        const color = colors[band][role];
        const message = faultOf(color, backgroundsOf(colors, band, role, on), limit);
        return message === undefined ? [] : [file.problem(["colors", band, role], message)];
      }),
    );
  });
}

interface Background {
  name: string;
  color: string;
}

function backgroundsOf(colors: Brand["colors"], band: Band, role: Role, on: readonly Role[]): Background[] {
  const backgrounds = on.map((name) => ({ name: `“${name}”`, color: colors[band][name] }));
  const opacity = LAYERS[role];
  if (band === "bone" || opacity === undefined) return backgrounds;
  const mixed = formatHex(interpolate(["#FFFFFF", colors.ink.background], "rgb")(opacity));
  return [...backgrounds, { name: "a white picture under the dark layer", color: mixed }];
}

function faultOf(color: string, backgrounds: readonly Background[], limit: typeof TEXT): string | undefined {
  const [worst] = backgrounds
    .map((background) => ({ ...background, ratio: wcagContrast(color, background.color) }))
    .sort((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= limit.ratio) return undefined;
  const nearest = nearestColor(color, backgrounds, limit.ratio);
  const advice =
    nearest === undefined
      ? "No lightness of this color passes on all of its backgrounds; change them first"
      : `The nearest color that passes is ${nearest}`;
  // Rounded down, so that a ratio below the limit is never shown as the limit.
  const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
  return `the contrast of ${color} on ${worst.name} (${worst.color.toUpperCase()}) is ${ratio}:1; ${limit.criterion}. ${advice}.`;
}

/** The color of the same hue whose lightness in OKLCH differs least, and that has a contrast on all backgrounds. */
function nearestColor(color: string, backgrounds: readonly Background[], ratio: number): string | undefined {
  const original = toOklch(color);
  if (!original) return undefined;
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    for (const l of [original.l - step / MAX_STEPS, original.l + step / MAX_STEPS]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...original, l }, "oklch")).toUpperCase();
      if (backgrounds.every((background) => wcagContrast(candidate, background.color) >= ratio)) return candidate;
    }
  }
  return undefined;
}
