import { css as serialize, type SerializedStyles } from "@emotion/react";
import { css, type ThemeUIStyleObject } from "@theme-ui/css";
import { theme } from "../../theme/theme";

/** Properties of an element as JSX hands them over; `sx` is Theme UI's, `css` is emotion's. */
interface Props extends Record<string, unknown> {
  sx?: ThemeUIStyleObject;
  css?: SerializedStyles;
}

const kept = new Map<string, SerializedStyles>();

/**
 * Stands in the place of Theme UI's function of this name, which works out an
 * element's styles anew each time it is drawn. The site has one theme, so the
 * same `sx` always means the same, and most of it is asked for again: by the
 * next card of a list, by the next drawing, by the next of a thousand pages.
 */
function parseProps(props: Props | null): Props | null {
  if (!props?.sx) return props;
  const { sx, ...others } = props;
  return { ...others, css: stylesOf(sx) };
}

function stylesOf(sx: ThemeUIStyleObject): SerializedStyles {
  const key = JSON.stringify(sx);
  const styles = kept.get(key) ?? serialize(css(sx)(theme));
  kept.set(key, styles);
  return styles;
}

export { parseProps as p };
