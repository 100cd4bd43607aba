import type { RenderBodyArgs } from "gatsby";

/** The text of `preserve-input.ts` with its options, put here by `gatsby-node.ts`. */
declare const PRESERVE_INPUT: string;

/** Adds the script that keeps early input. It stands in the head, before there is anything to press. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  // `gatsby develop` loads its script at once.
  if (process.env.NODE_ENV !== "production") return;
  setHeadComponents([<script key="preserve-input" dangerouslySetInnerHTML={{ __html: PRESERVE_INPUT }} />]);
}
