import type { AnchorHTMLAttributes } from "react";

/** Replaces Gatsby in component tests: links stay on the page, and only the build runs queries. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} onClick={(event) => event.preventDefault()} {...rest}>
    {rest.children}
  </a>
);

export const graphql = (): null => null;

let staticData: unknown = {};

/** Sets the result of static queries. */
export function answerStaticQuery(data: unknown): void {
  staticData = data;
}

export const useStaticQuery = (): unknown => staticData;
