import { Link as GatsbyLink, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden";
import { useUiLabels } from "../labels";

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  /** `_top` opens a page of the site outside the frame of this page; `_blank` opens it in a new tab. */
  target?: "_top" | "_blank" | undefined;
  "aria-current"?: "page" | undefined;
  "aria-labelledby"?: string | undefined;
}

/**
 * A link to a page of the site, an email address or another site. Other sites open in a new tab; the link's name states
 * this, except in the Markdown twin of the page.
 */
export const Link = ({ to, children, target, ...rest }: LinkProps) => {
  const { newTab } = useUiLabels();
  if (to.startsWith("/") && target === undefined) {
    return (
      <GatsbyLink to={to} {...rest}>
        {children}
      </GatsbyLink>
    );
  }
  if (!to.startsWith("https://") && target !== "_blank") {
    return (
      // A fragment is a part of this page.
      <a href={to.startsWith("#") ? to : withPrefix(to)} target={target} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={withPrefix(to)} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden data-mdast="ignore"> ({newTab})</VisuallyHidden>
    </a>
  );
};
