import { Link as GatsbyLink } from "gatsby";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";
import { useUiWords } from "./words";

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page" | undefined;
  "aria-labelledby"?: string | undefined;
}

/** A link to a page of the site, a mailbox, or another site; the last opens in a new tab and says so. */
export const Link = ({ to, children, ...rest }: LinkProps) => {
  const { newTab } = useUiWords();
  if (to.startsWith("/")) {
    return (
      <GatsbyLink to={to} {...rest}>
        {children}
      </GatsbyLink>
    );
  }
  if (!to.startsWith("https://")) {
    return (
      <a href={to} {...rest}>
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
