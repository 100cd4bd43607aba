import type { GatsbyFunctionConfig } from "gatsby";

/** A type that nobody sends. */
const NONE = { type: "none/none" };

/**
 * Keeps Gatsby from reading the body: what it cannot parse, or finds too
 * large, it would answer in words and limits of its own, and in HTML.
 */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: NONE, text: NONE, json: NONE, urlencoded: { ...NONE, extended: false } },
};
