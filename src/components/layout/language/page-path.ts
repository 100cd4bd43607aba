import { createContext } from "react";

/** Path of the current page, without the path of the language: `/products/pro`. */
export const PagePathContext = createContext("/");
