import { DIALOG_PREFIX } from "@capture/domain/dialogs";
import { routes } from "../../../testing/routes";
import { entriesIn } from "../content/data";
import { shownNavigation, type MenuEntry } from "../content/shown-navigation";
import { published } from "./words-of-lists";

/** The menus and links of the site, with its products and solutions. */
export const navigation = shownNavigation(published<MenuEntry>("products"), published<MenuEntry>("solutions"));

/** The first menu of the header; undefined if it has none. */
export const [menu] = navigation.menus;

/** The button of the header for the demo form; the empty text if the header has none. */
export const headerDemo = navigation.demo?.to === `${DIALOG_PREFIX}demo` ? navigation.demo.text : "";

/** The first link next to the menus that leads to a page of the site; undefined if there is none. */
export const headerLink = navigation.links.find(({ to }) => routes.includes(to));

const fixedPages = entriesIn<{ route: string; name: string; hero: { heading: string } }>("pages");

/** The name of a page, by its route; the empty text if there is none. Not for pages of entries. */
export const nameOf = (route: string): string => fixedPages.find((page) => page.route === route)?.name ?? "";

/** The title of a page's hero, by its route; the empty text if there is none. Not for pages of entries. */
export const headingOf = (route: string): string => fixedPages.find((page) => page.route === route)?.hero.heading ?? "";
