/**
 * The colors of a band by their roles. A band sets them as custom properties, so that a component uses the same names,
 * such as `text`, on dark and on light backgrounds. Text has a contrast of at least 4.5:1 to its background, borders of
 * controls at least 3:1.
 */
export interface Roles {
  background: string;
  raised: string;
  text: string;
  muted: string;
  subtle: string;
  hairline: string;
  border: string;
  link: string;
  action: string;
  actionText: string;
  actionHover: string;
  error: string;
  success: string;
  /** Background of an error message in a form. */
  errorBackground: string;
  /** Markers of list items, a color of the ramp. */
  mark: string;
}

export const bands = {
  ink: {
    background: "#070B0A",
    raised: "#141C1A",
    text: "#F2F5EF",
    muted: "#B4C0BA",
    subtle: "#8A9790",
    hairline: "#26312E",
    border: "#66766F",
    link: "#D6F24B",
    action: "#D6F24B",
    actionText: "#0D1312",
    actionHover: "#E4F97A",
    error: "#FF8B7B",
    success: "#7AD151",
    errorBackground: "#141C1A",
    mark: "#D6F24B",
  },
  bone: {
    background: "#FAF9F5",
    raised: "#F1EFE8",
    text: "#0D1312",
    muted: "#44504B",
    subtle: "#5C6862",
    hairline: "#DEDBD0",
    border: "#737B75",
    link: "#0B6652",
    action: "#0D1312",
    actionText: "#FAF9F5",
    actionHover: "#23312D",
    error: "#B3261E",
    success: "#0B6652",
    errorBackground: "#FBEDEB",
    mark: "#22A884",
  },
} as const satisfies Record<string, Roles>;

export type Palette = keyof typeof bands;

/** The custom properties of a band: `{ "--text": "#F2F5EF", … }`. */
export function bandProperties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(bands[palette]).map(([role, color]) => [`--${role}`, color]));
}

/** The colors of the theme. Each refers to a custom property that the surrounding band sets. */
export const roleColors = Object.fromEntries(Object.keys(bands.ink).map((role) => [role, `var(--${role})`])) as Record<
  keyof Roles,
  string
>;
