import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { GraphBuilder } from "../seo/json-ld/graph";
import { Seo } from "../seo/seo";
import { Sections } from "../ui/error-boundary";
import { Closing } from "./closing";
import { Hero, getHeroPreload, type HeroProps } from "./hero";

interface PageFrameProps extends Pick<
  HeroProps,
  "aside" | "backdrop" | "field" | "isWhole" | "isHome" | "isTool" | "isReading"
> {
  page: Queries.PageFieldsFragment;
  /** Structured data about the content of the page. */
  subject?: readonly GraphBuilder[];
  children: ReactNode;
}

/** The frame of a fixed page: metadata, the hero, the bands in `children`, and the closing band. */
export const PageFrame = ({ page, subject, children, ...hero }: PageFrameProps) => (
  <>
    <Seo seo={page.seo} path={page.route} subject={subject} preload={getHeroPreload(page.hero.picture, hero.isHome)} />
    <Sections>
      <Hero {...page.hero} {...hero} />
      {children}
      {page.closing && <Closing {...page.closing} />}
    </Sections>
  </>
);

export const pageFragment = graphql`
  fragment PageFields on Page {
    route
    seo {
      ...SeoFields
    }
    hero {
      ...HeroFields
    }
    closing {
      ...ClosingFields
    }
  }
`;
