/*
 * Replaces the modules of `src/seo/json-ld` that build objects of a page in the browser's scripts. The served HTML contains
 * the objects, and `Seo` keeps them.
 */

const buildNothing = () => (): [] => [];

export const blogPosting = buildNothing;
export const caseStudyArticle = buildNothing;
export const dataset = buildNothing;
export const definedTerm = buildNothing;
export const definedTermSet = buildNothing;
export const itemList = buildNothing;
export const modelObject = buildNothing;
export const productList = buildNothing;
export const productModel = buildNothing;
export const tourObjects = buildNothing;
export const videoObjects = buildNothing;
