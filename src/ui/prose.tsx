import { withPrefix } from "gatsby";
import { prose } from "../theme/styles/prose";

/**
 * HTML from the content. It is safe: the content check rejects HTML that the sanitizer would change. Links to pages lead to
 * the pages in the same language.
 */
export const Prose = ({ html }: { html: string }) => (
  <div
    data-prose=""
    sx={prose}
    dangerouslySetInnerHTML={{ __html: html.replaceAll('<a href="/', `<a href="${withPrefix("/")}`) }}
  />
);
