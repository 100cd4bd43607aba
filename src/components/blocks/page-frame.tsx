import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Parts } from "../../seo/json-ld/graph";
import { Seo } from "../../seo/seo";
import { Sections } from "../ui/error-boundary";
import { Closing } from "./closing";
import { Hero, heroPreload } from "./hero";

interface PageFrameProps {
  page: Queries.PagePartsFragment;
  /** What the page is about in structured data. */
  subject?: readonly Parts[];
  home?: boolean;
  backdrop?: ReactNode;
  /** What stands under the hero's buttons. */
  heroExtra?: ReactNode;
  children: ReactNode;
}

/** What every fixed page has in common: head, hero, its own bands, closing call. */
export const PageFrame = ({ page, subject, home = false, backdrop, heroExtra, children }: PageFrameProps) => (
  <>
    <Seo seo={page.seo} path={page.route} subject={subject} preload={heroPreload(page.hero.picture, home)} />
    <Sections>
      <Hero {...page.hero} home={home} backdrop={backdrop}>
        {heroExtra}
      </Hero>
      {children}
      {page.closing && <Closing {...page.closing} />}
    </Sections>
  </>
);

export const pageFragment = graphql`
  fragment PageParts on Page {
    route
    seo {
      ...SeoParts
    }
    hero {
      ...HeroParts
    }
    closing {
      ...ClosingParts
    }
  }
`;
