import type { ThemeUICSSObject } from "@theme-ui/core";
import type { ElementType, HTMLAttributes } from "react";
import type { text } from "../theme/text";

// One module, because each module costs every page of the site about 80 bytes, and each import of one as well.

/** Names of all style props below; `[mp].?` are margin and padding. */
const STYLE_PROP = /^([mp].?|.*[gG]ap|maxWidth|color|(align|justify).*)$/;

/** Styles with the values that `sx` takes: steps of the theme's scales, or an array with one value for each breakpoint. */
type StyleProps<Name extends keyof ThemeUICSSObject> = Pick<ThemeUICSSObject, Name>;
type SpacingProps = StyleProps<"mt" | "mb" | "p" | "py" | "pt" | "pb">;
type AlignmentProps = StyleProps<"alignItems" | "alignContent" | "justifyItems" | "justifyContent">;
type Columns = ThemeUICSSObject["gridTemplateColumns"];

/** The tag that a primitive renders (`as`), and the HTML attributes of that element. */
interface ElementProps extends Omit<HTMLAttributes<HTMLElement>, "color">, SpacingProps {
  as?: ElementType;
}

/**
 * Renders one element. Style props become its `sx`, all other props its attributes.
 * @param base styles that style props override
 */
function renderStyledElement({ as: Element = "div", ...props }: ElementProps, base: ThemeUICSSObject) {
  const sx: Record<string, unknown> = { ...base };
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (STYLE_PROP.test(name) ? sx : attributes)[name] = value;
  return <Element {...attributes} sx={sx} />;
}

type StackProps = ElementProps & AlignmentProps & StyleProps<"gap" | "maxWidth">;

/** Children below each other, in one column. */
export const Stack = (props: StackProps) => renderStyledElement(props, { display: "grid" });

type RowProps = ElementProps & AlignmentProps & StyleProps<"gap" | "columnGap" | "rowGap" | "color">;

/** Children next to each other, centered on the row, and wrapped when the row is full. */
export const Row = (props: RowProps) =>
  renderStyledElement(props, { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" });

interface GridProps extends ElementProps, AlignmentProps, StyleProps<"gap" | "columnGap" | "rowGap" | "maxWidth"> {
  /** `grid-template-columns`; an array has one value for each breakpoint. */
  columns: Columns;
}

/** Children in columns. */
export const Grid = ({ columns, ...props }: GridProps) =>
  renderStyledElement(props, { display: "grid", gridTemplateColumns: columns });

interface HairlineProps extends ElementProps, AlignmentProps, StyleProps<"gap"> {
  /** Color of the line: `hairline` is fainter than `border`. */
  line?: "border" | "hairline";
  /** `grid-template-columns`; without `gap` and `columns` the element is a block. */
  columns?: Columns;
}

/** Children below a line of one pixel. With `gap`, they are laid out as in a `Stack`; with `columns`, as in a `Grid`. */
export const Hairline = ({ line = "border", columns, ...props }: HairlineProps) =>
  renderStyledElement(props, {
    display: props.gap === undefined && columns === undefined ? undefined : "grid",
    gridTemplateColumns: columns,
    borderTop: "1px solid",
    borderColor: line,
  });

interface ContainerProps extends ElementProps {
  width?: "text" | "content" | "wide";
}

/** The centered column of a band, with the page's gutter on both sides. */
export const Container = ({ width = "wide", ...props }: ContainerProps) =>
  renderStyledElement(props, { variant: "layout.container", maxWidth: width });

interface TextProps extends ElementProps, StyleProps<"color" | "maxWidth"> {
  /** A variant of the theme's `text`. */
  variant: keyof typeof text;
}

/** Text in one of the theme's text styles, as a paragraph or, with `as`, a heading or a span. */
export const Text = ({ variant, ...props }: TextProps) =>
  renderStyledElement({ as: "p", ...props }, { variant: `text.${variant}` });
