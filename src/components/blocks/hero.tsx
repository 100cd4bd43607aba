import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Action } from "../../forms/ui/action";
import type { PreloadPicture } from "../../seo/seo";
import { bandProperties } from "../../theme/bands";
import { ErrorBoundary } from "../ui/error-boundary";
import { imageData, Picture, picturePreload, type PictureData } from "../ui/media/picture";
import { HeroMedia } from "./hero-media";
import { sizes } from "../../theme/breakpoints";
import { Row } from "../ui/layout/row";
import { Stack } from "../ui/layout/stack";
import { Text } from "../ui/text";

interface HeroProps {
  label?: string | null;
  heading: string;
  lead: string;
  fact?: string | null;
  picture?: PictureData | null;
  actions?: readonly { readonly text: string; readonly to: string }[] | null;
  /** The first page of the site: the whole screen, the largest type. */
  home?: boolean;
  /** What stands in the picture's place, such as a running video. */
  media?: ReactNode;
  /** What lies behind everything, such as the dot grid. */
  backdrop?: ReactNode;
  /** What stands under the buttons. */
  children?: ReactNode;
}

/** The first band of a page: its one h1, a sentence, up to three buttons, and a picture that runs out of the page. */
export const Hero = (props: HeroProps) => {
  const { label, heading, lead, fact, picture, actions, home = false, media, backdrop, children } = props;
  // So wide only that words do not run into the picture.
  const measure = home ? "30rem" : "34rem";
  const shown = media ?? (picture && <Picture picture={picture} sizes={heroSizes(picture, home)} eager />);
  return (
    <section
      id="first-screen"
      style={bandProperties("ink")}
      sx={{ position: "relative", isolation: "isolate", overflow: "hidden", bg: "ground", color: "text" }}
    >
      <ErrorBoundary fallback={null}>{backdrop}</ErrorBoundary>
      <div sx={{ variant: home ? "layout.heroHome" : shown ? "layout.hero" : "layout.heroPlain" }}>
        <Stack gap={5} justifyItems="start" maxWidth={[null, null, shown ? "56%" : "52rem"]}>
          {label && <Text variant="rule">{label}</Text>}
          <Text as="h1" variant={home ? "display" : "h1"}>
            {heading}
          </Text>
          <Text variant="lead" maxWidth={measure}>
            {lead}
          </Text>
          {actions && (
            <Row pt={3}>
              {actions.map((action, index) => (
                <Action key={action.text} {...action} variant={index === 0 ? "primary" : "secondary"} />
              ))}
            </Row>
          )}
          {fact && (
            <p sx={{ variant: "text.label", color: "muted", maxWidth: measure, textWrap: "balance", pt: 3 }}>{fact}</p>
          )}
          {children}
        </Stack>
      </div>
      {shown && (
        <ErrorBoundary fallback={null}>
          <HeroMedia whole={home}>{shown}</HeroMedia>
        </ErrorBoundary>
      )}
    </section>
  );
};

/** The greatest height of `layout.hero`, in rem. A hero with many words comes close to it on any screen. */
const HEIGHT = 48;

/**
 * Sizes of a hero's picture. In a laptop’s window it covers a box 64vw wide. Where that
 * box is taller than the picture's shape, its height sets the drawn width. Home
 * shows the picture whole. In narrower windows it covers a box of 16 by 9.
 */
export function heroSizes(picture: PictureData, home = false): string {
  const { width, height } = imageData(picture);
  const tablet = Math.max(100, Math.round((100 * 9 * width) / (16 * height)));
  const wide = home
    ? { laptop: "66vw", large: "60vw" }
    : { laptop: `max(64vw, ${Math.round((HEIGHT * width) / height)}rem)` };
  return sizes("60vw", { tablet: `${tablet}vw`, ...wide });
}

export const heroPreload = (picture: PictureData | null | undefined, home?: boolean): PreloadPicture | undefined =>
  picture ? picturePreload(picture, heroSizes(picture, home)) : undefined;

export const heroFragment = graphql`
  fragment HeroParts on Hero {
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
