import { Global } from "@emotion/react";
import { announcement, announcementScript } from "@announcement";
import { firstFonts, footerName, mark, themeColor } from "@brand";
import { isValidElement } from "react";
import { withPrefix, type GatsbySSR } from "gatsby";
import { globalStyles } from "../theme/global";
import { Announcement } from "./announcement/announcement";
import { announcementStyles } from "./announcement/announcement-styles";
import { MARK_ID } from "./brand";
import { FOOTER_NAME_ID } from "./footer";
import { isEmbedded } from "./embed/embedded-pages";
import { embeddedStyles } from "./embed/embedded-styles";
import { belowSmall } from "../theme/breakpoints";
import { MANIFEST_LINK } from "./manifest-link";

/**
 * CSS for visitors without script. It hides controls that need a script and shows their content: panels always, menus
 * on hover and focus, what phones hide in tables always. The bar is opaque because it cannot react to scrolling.
 */
const NO_SCRIPT_CSS = [
  "[data-script]{display:none!important}",
  "[data-panel][role=tabpanel][hidden]{display:block!important}",
  "[data-menu]:is(:hover,:focus-within)>[data-panel][hidden]{display:block!important}",
  "[data-extra]{display:revert!important}",
  `@media ${belowSmall}{tr[data-extra]{display:grid!important}tbody[data-extra]{display:block!important}}`,
  "[data-opaque]{background-color:var(--background)!important;border-color:var(--hairline)!important}",
].join("");

/**
 * The mark of the brand, for the header. It is only in the HTML, so that no script contains it, and not hidden with
 * `display: none`, because gradients would then have no color. The content check has checked its elements.
 */
const MarkSymbol = () => (
  <svg width={0} height={0} style={{ position: "absolute" }} aria-hidden="true">
    <symbol id={MARK_ID} viewBox={mark.viewBox} dangerouslySetInnerHTML={{ __html: mark.shapes }} />
  </svg>
);

const FooterNameSymbol = ({ viewBox, shapes }: NonNullable<typeof footerName>) => (
  <svg width={0} height={0} style={{ position: "absolute" }} aria-hidden="true">
    <symbol id={FOOTER_NAME_ID} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: shapes }} />
  </svg>
);

/** Tags of the brand. */
const BRAND_TAGS = [
  <meta key="theme" name="theme-color" content={themeColor} />,
  ...firstFonts.map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  )),
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
];

/**
 * Head tags of every page. They are only in the HTML, so that no script contains them. `rel="expect"` delays the first
 * paint until the first screen is complete, because a partial one would shift. gatsby-plugin-react-helmet adds the tags of
 * the page before these: browsers load in this order, and the picture of the first screen has more bytes than the fonts.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPreBodyComponents }) => {
  const shown = isEmbedded(pathname) ? null : announcement;
  setPreBodyComponents([
    <MarkSymbol key="mark" />,
    footerName && <FooterNameSymbol key="footer-name" {...footerName} />,
    shown && (
      <Announcement key="announcement" {...shown} path={pathname} withPrefix={withPrefix} script={announcementScript} />
    ),
  ]);
  setHeadComponents([
    ...BRAND_TAGS,
    <Global key="global" styles={globalStyles} />,
    isEmbedded(pathname) && <Global key="embedded" styles={embeddedStyles} />,
    shown && <Global key="announcement" styles={announcementStyles} />,
    <link key="first-screen" rel="expect" href="#first-screen" {...{ blocking: "render" }} />,
    <noscript
      key="no-script"
      dangerouslySetInnerHTML={{ __html: `<style>${NO_SCRIPT_CSS}</style>${MANIFEST_LINK}` }}
    />,
  ]);
};

/** Key of the styles for the component of gatsby-plugin-image, which `ui/media/picture.tsx` replaces. */
const UNUSED_TAG_KEY = /^gatsby-image-style/;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((part) => !(isValidElement(part) && UNUSED_TAG_KEY.test(part.key ?? ""))),
  );
};
