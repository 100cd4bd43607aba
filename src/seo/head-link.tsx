import { Helmet } from "./helmet";

interface HeadLinkProps {
  rel: "canonical" | "alternate";
  href: string;
  type?: string;
  title?: string;
}

/** A link in the head that only some pages have, next to those of `Seo`. */
export const HeadLink = (link: HeadLinkProps) => (
  <Helmet>
    <link {...link} />
  </Helmet>
);
