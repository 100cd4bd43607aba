import type { AnchorHTMLAttributes } from "react";

/** This module replaces Gatsby in component tests: links do not navigate, and queries return the data of the test. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} onClick={(event) => event.preventDefault()} {...rest}>
    {rest.children}
  </a>
);

let pathPrefix = "";

/** Sets the path prefix of the build: `/de` for pages in German. */
export function setPathPrefix(prefix: string): void {
  pathPrefix = prefix;
}

export const withPrefix = (path: string): string => pathPrefix + path;

export const graphql = (): null => null;

let staticData: unknown = {};

/** Sets the result of static queries. */
export function setStaticQueryResult(data: unknown): void {
  staticData = data;
}

export const useStaticQuery = (): unknown => staticData;
