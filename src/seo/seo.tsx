import { graphql } from "gatsby";
import { lazy, Suspense, type ComponentType } from "react";
import type { SeoProps } from "./seo-head";

export type { PreloadPicture } from "./seo-head";

/** Draws the head when the HTML is made, where nothing can be waited for; gatsby-ssr hands it in. */
let servedHead: ComponentType<SeoProps> | undefined;

export function serveHead(head: ComponentType<SeoProps>): void {
  servedHead = head;
}

/** Whether the visitor has gone on from the page that was served. */
let goneOn = false;

export function noteNavigation(): void {
  goneOn = true;
}

const LaterHead = lazy(() => import("./seo-head").then(({ SeoHead }) => ({ default: SeoHead })));

/**
 * Everything a page says about itself in its head. The served HTML says it
 * already, so the browser fetches the script that writes heads only once the
 * visitor goes on to another page.
 */
export const Seo = (props: SeoProps) => {
  const Served = servedHead;
  if (Served) return <Served {...props} />;
  // No boundary before that: an update that reaches one while React takes over the page is an error to it.
  return goneOn ? (
    <Suspense fallback={null}>
      <LaterHead {...props} />
    </Suspense>
  ) : null;
};

export const seoFragment = graphql`
  fragment SeoWordsParts on SeoWords {
    title
    description
    keywords
    modified
    trail {
      name
      path
    }
    social {
      url
      width
      height
      alt
    }
  }
`;

export const caseStudySeoWordsFragment = graphql`
  fragment CaseStudySeoWordsParts on CaseStudySeoWords {
    title
    description
    keywords
    modified
    trail {
      name
      path
    }
    social {
      url
      width
      height
      alt
    }
  }
`;
