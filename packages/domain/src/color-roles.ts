/**
 * The colors of a band by their roles. A band sets them as custom properties, so that a component uses the same names,
 * such as `text`, on dark and on light backgrounds. The content check computes their contrast
 * (`packages/content/src/check/rules/brand/contrast.ts`).
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
