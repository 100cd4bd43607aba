import { withPrefix } from "gatsby";
import { createContext } from "react";

/** Path of the current page, without the path of the language: `/products/pro`. */
export const PagePathContext = createContext("/");

/** The path of a URL without the path of the language: `/de/products` → `/products`. */
export const withoutLanguage = (pathname: string): string => pathname.slice(withPrefix("/").length - 1);
