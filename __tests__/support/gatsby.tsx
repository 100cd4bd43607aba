import type { AnchorHTMLAttributes } from "react";

/** Stands in for Gatsby in component tests: links are plain, queries are read by the build alone. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
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
