import type { RenderBodyArgs } from "gatsby";

/** The text of `early-input.ts` with its options, defined by `gatsby-node.ts`. */
declare const EARLY_INPUT_SCRIPT: string;

/** Adds the script that records early input to the head, so that it runs before the page shows any button. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  // `gatsby develop` loads its script immediately.
  if (process.env.NODE_ENV !== "production") return;
  setHeadComponents([<script key="early-input" dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />]);
}
