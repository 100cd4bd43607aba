import type { ThemeUICSSObject } from "@theme-ui/core";
import type { ElementType, HTMLAttributes } from "react";

/** Spacing in steps of the theme's `space` scale; an array has one value for each breakpoint. */
const SPACING = ["mt", "mb", "p", "py", "pt", "pb"] as const;
const ALIGNMENT = ["alignItems", "alignContent", "justifyItems", "justifyContent"] as const;
const STYLE_PROPS = [...SPACING, ...ALIGNMENT, "gap", "columnGap", "rowGap", "maxWidth", "color"] as const;

type StyleProp = (typeof STYLE_PROPS)[number];
/** Style props by name, with the values that `sx` takes. */
export type StyleProps<Name extends StyleProp> = Pick<ThemeUICSSObject, Name>;
export type SpacingProps = StyleProps<(typeof SPACING)[number]>;
export type AlignmentProps = StyleProps<(typeof ALIGNMENT)[number]>;

/** The element that a component renders, and the attributes that it passes on to it. */
export interface ElementProps extends Omit<HTMLAttributes<HTMLElement>, "color"> {
  as?: ElementType;
}

const names: ReadonlySet<string> = new Set(STYLE_PROPS);
const isStyleProp = (name: string): name is StyleProp => names.has(name);

/**
 * Splits props into styles for `sx` and attributes of the element. Styles keep the order in which the caller wrote
 * them, as in an `sx` object.
 */
export function splitStyleProps(props: Readonly<Record<string, unknown>>) {
  const styles: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (isStyleProp(name) ? styles : attributes)[name] = value;
  return { styles: styles as ThemeUICSSObject, attributes };
}
