import { Link as GatsbyLink } from "gatsby";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden";
import { useUiLabels } from "../labels";

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  /** Leads out of the frame it stands in, or opens a page of the site in a new tab. */
  target?: "_top" | "_blank" | undefined;
  "aria-current"?: "page" | undefined;
  "aria-labelledby"?: string | undefined;
}

/** A link to a page of the site, a mailbox, or another site; the last opens in a new tab and says so. */
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
      <a href={to} target={target} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
};
