import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Action } from "../forms/ui/action";
import type { PreloadPicture } from "../seo/seo";
import { bandProperties } from "../theme/bands";
import { ErrorBoundary } from "../ui/error-boundary";
import { getImageData, Picture, getPicturePreload, type PictureData } from "../ui/media/picture";
import { media as mediaOf, sizes } from "../theme/breakpoints";
import { inlineAngle } from "../theme/tokens";
import { Row, Stack, Text } from "../ui/primitives";
import { FactLine, splitFacts } from "./fact-line";

export interface HeroProps {
  label?: string | null;
  heading: string;
  lead: string;
  /** A small line of text below the buttons. */
  fact?: string | null;
  picture?: PictureData | null;
  actions?: readonly { readonly text: string; readonly to: string }[] | null;
  /** The hero of the home page, with the full height of the screen and the largest text. */
  isHome?: boolean;
  /** Whether the picture is complete, below the navigation bar, such as one of devices or a plan. Default: with a video. */
  isWhole?: boolean;
  /** Whether a tool follows, which has to be in view: without a picture, the hero is low. */
  isTool?: boolean;
  /** Whether a text in the narrow column follows, with which the hero is aligned. */
  isReading?: boolean;
  /** Replaces the picture, for example with a video. */
  media?: ReactNode;
  /** Decoration behind the content, such as the dot grid. */
  backdrop?: ReactNode;
  /** A drawing or a tool next to the text, on phones and tablets below it. */
  aside?: ReactNode;
  /** A field with its button above the other buttons, none of which is then the primary one. */
  field?: ReactNode;
  /** Content below the buttons. */
  children?: ReactNode;
}

/** The first band of a page: the h1, a sentence, up to three buttons, and a picture that extends to the edge of the page. */
export const Hero = (props: HeroProps) => {
  const {
    label,
    heading,
    lead,
    fact,
    picture,
    actions,
    isHome = false,
    isTool = false,
    isReading = false,
    media,
    backdrop,
    aside,
    field,
    children,
  } = props;
  const { isWhole = media !== undefined && media !== null } = props;
  const visual = media ?? (picture && <Picture picture={picture} sizes={getHeroSizes(picture, isHome)} eager />);
  const box = isHome ? "home" : isWhole ? "whole" : "cover";
  const { rem, vw } = MAX_TEXT_WIDTHS[box];
  // A whole picture, such as a plan, is also bright at its start. The films of the products are dark there.
  const maxStackWidth = box === "whole" && !media ? "min(36rem, 42vw)" : "56%";
  const maxTextWidth = [`${rem}rem`, null, visual ? `min(${rem}rem, ${vw}vw)` : `${rem}rem`];
  return (
    <section
      id="first-screen"
      style={bandProperties("ink")}
      sx={{ position: "relative", isolation: "isolate", overflow: "hidden", bg: "background", color: "text" }}
    >
      <ErrorBoundary fallback={null}>{backdrop}</ErrorBoundary>
      <div
        sx={{
          variant: `layout.hero${isHome ? "Home" : visual ? "" : isTool ? "Tool" : "Plain"}`,
          ...(isReading && { maxWidth: "text" }),
          ...(aside !== undefined && {
            gap: [6, null, 8],
            alignItems: "start",
            gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 5fr) minmax(0, 7fr)"],
          }),
        }}
      >
        <Stack gap={5} justifyItems="start" maxWidth={[null, null, visual ? maxStackWidth : "52rem"]}>
          {label && <Text variant="rule">{label}</Text>}
          <Text as="h1" variant={isHome ? "display" : "h1"}>
            {heading}
          </Text>
          <Text variant="lead" maxWidth={maxTextWidth}>
            {lead}
          </Text>
          {field}
          {actions && (
            <Row
              pt={3}
              sx={{ width: ["100%", "auto"], "& > *": { flexGrow: [1, 0] }, "@media print": { display: "none" } }}
            >
              {actions.map((action, index) => (
                <Action key={action.text} {...action} variant={index === 0 && !field ? "primary" : "secondary"} />
              ))}
            </Row>
          )}
          {fact && (
            <Text variant="label" color="muted" maxWidth={maxTextWidth} pt={3} sx={{ textWrap: "balance" }}>
              <FactLine facts={splitFacts(fact)} />
            </Text>
          )}
          {children}
        </Stack>
        {aside}
      </div>
      {visual && (
        <ErrorBoundary fallback={null}>
          <HeroMedia box={box}>{visual}</HeroMedia>
        </ErrorBoundary>
      )}
    </section>
  );
};

const FADE_TOP = "linear-gradient(180deg, transparent 0%, #000 30%)";
const FADE_START = `linear-gradient(${inlineAngle}, transparent 0%, #000 24%)`;
// Also fades at the top, because the text of the navigation bar would be illegible on a bright picture.
const FADE_COVER = `linear-gradient(${inlineAngle}, transparent 0%, #0006 22%, #000 48%), linear-gradient(180deg, #0004 0%, #000 30%)`;

/** The box of the picture from the breakpoint `laptop` on. Only the one that covers the hero crops the picture. */
const BOXES = {
  home: {
    insetBlock: "auto 0",
    insetInline: ["34% 0", "40% 0"],
    aspectRatio: "16 / 9",
    height: "auto",
    fade: `${FADE_START}, ${FADE_TOP}`,
  },
  // Below the navigation bar, and at most 64vw wide.
  whole: {
    insetBlock: "auto 0",
    insetInline: ["auto 0"],
    aspectRatio: "16 / 9",
    height: "min(100% - 5.5rem, 36vw)",
    fade: `${FADE_START}, linear-gradient(180deg, transparent 0%, #000 8%)`,
  },
  cover: { insetBlock: 0, insetInline: ["36% 0"], aspectRatio: "auto", height: "auto", fade: FADE_COVER },
} as const;

/** The width of the text over each box, from `laptop` on narrow enough that it ends before the clear part of the picture. */
const MAX_TEXT_WIDTHS = {
  home: { rem: 30, vw: 36 },
  whole: { rem: 30, vw: 40 },
  cover: { rem: 34, vw: 42 },
} as const satisfies Record<keyof typeof BOXES, { rem: number; vw: number }>;

interface HeroMediaProps {
  box: keyof typeof BOXES;
  children: ReactNode;
}

/** The picture of a hero: it extends to the edge of the page and fades out behind the text. */
const HeroMedia = ({ box, children }: HeroMediaProps) => {
  const { insetBlock, insetInline, aspectRatio, height, fade } = BOXES[box];
  return (
    <div
      sx={{
        position: ["relative", null, "absolute"],
        zIndex: 0,
        insetBlock: [null, null, insetBlock],
        insetInline: [null, null, ...insetInline],
        aspectRatio: ["4 / 3", "16 / 9", aspectRatio],
        height: [null, null, height],
        mt: ["-3rem", null, 0],
        maskImage: [FADE_TOP, null, fade],
        maskComposite: "intersect",
        // In wide windows the text begins so far from the edge that its headline would reach the devices.
        ...(box === "home" && { [`@media ${mediaOf("wide")}`]: { insetInline: "46% 0" } }),
        "@media print": { display: "none" },
        "picture, img": { width: "100%", height: "100%" },
        "& > *": { position: "absolute", inset: 0, width: "100%", height: "100%" },
      }}
    >
      {children}
    </div>
  );
};

/** The upper limit of the min-height of `layout.hero`. A long text can make a hero this tall even on a low screen. */
const MAX_HERO_HEIGHT_REM = 48;

/**
 * `sizes` of a hero's picture. From the breakpoint `laptop` on, the picture covers a box that is 64vw wide; if the box is
 * taller than the picture at that width, the height of the box determines the width of the picture. The home page shows
 * its picture uncropped. On tablets it covers a 16:9 box; on phones, see `Picture`.
 */
export function getHeroSizes(picture: PictureData, isHome = false): string {
  const { width, height } = getImageData(picture);
  const tablet = Math.max(100, Math.round((100 * 9 * width) / (16 * height)));
  const wide = isHome
    ? { laptop: "66vw", large: "60vw", wide: "54vw" }
    : { laptop: `max(64vw, ${Math.round((MAX_HERO_HEIGHT_REM * width) / height)}rem)` };
  return sizes("60vw", { tablet: `${tablet}vw`, ...wide });
}

export const getHeroPreload = (
  picture: PictureData | null | undefined,
  isHome?: boolean,
): PreloadPicture | undefined => (picture ? getPicturePreload(picture, getHeroSizes(picture, isHome)) : undefined);

export const heroFragment = graphql`
  fragment HeroFields on Hero {
    label
    heading
    lead
    fact
    picture {
      ...WholePicture
    }
    actions {
      text
      to
    }
  }
`;
