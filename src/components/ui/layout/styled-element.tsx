import type { ThemeUICSSObject } from "@theme-ui/core";
import type { ElementType, HTMLAttributes } from "react";

/** Names of all style props below; `[mp].?` are margin and padding. */
const STYLE_PROP = /^([mp].?|.*[gG]ap|maxWidth|color|(align|justify).*)$/;

/** Styles with the values that `sx` takes: steps of the theme's scales, or an array with one value for each breakpoint. */
export type StyleProps<Name extends keyof ThemeUICSSObject> = Pick<ThemeUICSSObject, Name>;
export type SpacingProps = StyleProps<"mt" | "mb" | "p" | "py" | "pt" | "pb">;
export type AlignmentProps = StyleProps<"alignItems" | "alignContent" | "justifyItems" | "justifyContent">;

/** The tag that a component renders (`as`), and the HTML attributes of that element. */
export interface ElementProps extends Omit<HTMLAttributes<HTMLElement>, "color"> {
  as?: ElementType;
}

/**
 * Renders one element. Style props become its `sx`, all other props its attributes.
 * @param base styles that style props override
 */
export function renderStyledElement({ as: Element = "div", ...props }: ElementProps, base: ThemeUICSSObject) {
  const sx: Record<string, unknown> = { ...base };
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (STYLE_PROP.test(name) ? sx : attributes)[name] = value;
  return <Element {...attributes} sx={sx} />;
}
