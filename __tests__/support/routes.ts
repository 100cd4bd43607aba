import { readCollection } from "../../src/content/collection";
import { routesOf } from "../../src/content/routes";

const collection = readCollection("data");

/** Routes that site.json plans: they are linked, and answered by the 404 page. */
export const planned = (collection.site as { plannedRoutes: string[] }).plannedRoutes;

/** Every page of the site. */
export const routes: readonly string[] = [...routesOf(collection)].filter((route) => !planned.includes(route)).sort();

export const site = collection.site as { brand: string; url: string; legalName: string };

/** Whether a route is that of an article or a case study: these are most of the pages. */
export const isEntry = (route: string): boolean => /^\/(blog|case-studies)\//.test(route);
