import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { PreloadPicture } from "../seo/seo";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button-link";
import { imageData, Picture, type PictureData } from "../ui/picture";

interface HeroProps {
  label?: string | null;
  heading: string;
  lead: string;
  fact?: string | null;
  picture?: PictureData | null;
  actions?: readonly { readonly text: string; readonly to: string }[] | null;
  /** What stands under the buttons, such as a device's key figures. */
  children?: ReactNode;
}

/** The first band of a page: its one h1, a sentence, up to three buttons and a picture. */
export const Hero = ({ label, heading, lead, fact, picture, actions, children }: HeroProps) => (
  <Band ground="ink" underBar>
    <div
      sx={{
        display: "grid",
        gap: 8,
        alignItems: "center",
        gridTemplateColumns: ["1fr", "1fr", picture ? "1fr 1fr" : "1fr"],
      }}
    >
      <div sx={{ display: "grid", gap: 5, justifyItems: "start" }}>
        {label && <p sx={{ variant: "text.label" }}>{label}</p>}
        <h1 sx={{ variant: "text.h1" }}>{heading}</h1>
        <p sx={{ variant: "text.lead" }}>{lead}</p>
        {actions && (
          <p sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            {actions.map(({ text, to }, index) => (
              <ButtonLink key={text} to={to} text={text} variant={index === 0 ? "primary" : "secondary"} />
            ))}
          </p>
        )}
        {fact && <p sx={{ variant: "text.label", color: "muted" }}>{fact}</p>}
      </div>
      {picture && <Picture picture={picture} eager sx={{ img: { borderRadius: "media" } }} />}
    </div>
    {children}
  </Band>
);

/** What the head fetches first for a hero with a picture: its smallest format. */
export function heroPreload(picture: PictureData | null | undefined): PreloadPicture | undefined {
  const source = picture && imageData(picture).images.sources?.[0];
  return source ? { srcSet: source.srcSet ?? "", sizes: source.sizes, type: source.type ?? "image/avif" } : undefined;
}

export const heroFragment = graphql`
  fragment HeroParts on Hero {
    label
    heading
    lead
    fact
    picture {
      ...HeroPicture
    }
    actions {
      text
      to
    }
  }
`;
