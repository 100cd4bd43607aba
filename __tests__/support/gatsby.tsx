import type { AnchorHTMLAttributes } from "react";

/** Stands in for Gatsby in component tests: links stay on the page, queries are read by the build alone. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} onClick={(event) => event.preventDefault()} {...rest}>
    {rest.children}
  </a>
);

export const graphql = (): null => null;

let staticData: unknown = {};

/** What the next static query answers. */
export function answerStaticQuery(data: unknown): void {
  staticData = data;
}

export const useStaticQuery = (): unknown => staticData;
