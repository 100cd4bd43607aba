import { prose } from "../../theme/styles/prose";

/** A body of HTML from the content. The content check has let through only what the sanitizer passes unchanged. */
export const Prose = ({ html }: { html: string }) => (
  <div data-prose="" sx={prose} dangerouslySetInnerHTML={{ __html: html }} />
);
