import { css } from "@emotion/react";
import { bands, fontFaces, fonts, type Roles } from "@brand";
import { fontSizes } from "../src/theme/tokens";

/** Ladle's colors, from the roles of a band. */
const ladleColors = ({ background, raised, text, subtle, link, hairline }: Roles): Record<string, string> => ({
  "--ladle-bg-color-primary": background,
  "--ladle-bg-color-secondary": raised,
  "--ladle-color-primary": text,
  "--ladle-color-secondary": subtle,
  "--ladle-color-hover": link,
  "--ladle-color-accent": link,
  "--ladle-blueprint": hairline,
});

/** Gives Ladle's sidebar and buttons the fonts and colors of the site. */
export const galleryStyles = css([
  // Pages preload their fonts, so that they can be optional. The gallery waits for them instead.
  ...fontFaces.map((face) => ({ "@font-face": { ...face, fontDisplay: "block" } })),
  {
    ":root": { ...ladleColors(bands.bone), "--ladle-main-padding": 0, "--ladle-main-padding-mobile": 0 },
    "[data-theme=dark]": ladleColors(bands.ink),
    "[data-iframed] .ladle-wrapper .ladle-main": { backgroundImage: "none" },
    "[data-iframed] .ladle-wrapper .ladle-iframe": { boxShadow: "none" },
    ".ladle-aside, .ladle-addons, [data-testid=ladle-dialog]": { fontFamily: `${fonts.body} !important` },
    ".ladle-aside, .ladle-aside input": { fontSize: fontSizes.small },
    ".ladle-aside .ladle-active a": { fontWeight: 600, color: "var(--ladle-color-accent)" },
    // The icons of stories; groups have arrows.
    ".ladle-aside .ladle-linkable svg": { display: "none" },
    ".ladle-addons li": { boxShadow: "none" },
  },
]);
