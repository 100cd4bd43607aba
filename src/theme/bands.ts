import { bands, type Roles } from "@brand";

export { bands };

export type Palette = keyof typeof bands;

/**
 * The custom properties of a band: `{ "--text": "#F2F5EF", … }`. A component works on dark and on light bands without knowing
 * its own. Theme UI's color modes would show wrong colors for a moment.
 */
export function bandProperties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(bands[palette]).map(([role, color]) => [`--${role}`, color]));
}

/** The colors of the theme. Each refers to a custom property that the surrounding band sets. */
export const roleColors = Object.fromEntries(Object.keys(bands.ink).map((role) => [role, `var(--${role})`])) as Record<
  keyof Roles,
  string
>;
