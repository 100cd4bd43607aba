import type { Node } from "gatsby";
import { PAGE_TYPES, placeOf, type PageEntry, type Place } from "./place";

/** The part of Gatsby's node model that is asked here. */
export interface NodeModel {
  findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): Node | null;
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
}

interface MenuLink {
  text: string;
  to: string;
}

interface NavigationNode {
  menus: (MenuLink & { items: MenuLink[] })[];
  links: MenuLink[];
  columns: { links: MenuLink[] }[];
  legal: MenuLink[];
}

interface WordsNode {
  name: string;
  words: { key: string; text: string }[];
}

/** The page that a part of an entry belongs to. */
export async function placeOfSource(model: NodeModel, source: unknown): Promise<Place> {
  const entry = model.findRootNodeAncestor(source, ({ internal }) => PAGE_TYPES.includes(internal.type));
  if (!entry) throw new Error("Search words (`seo`) stand in an entry that has no page.");
  return placeOf(entry as PageEntry, await menuNames(model));
}

/** A fixed page by its address. */
export async function fixedPlace(model: NodeModel, path: string): Promise<Place | undefined> {
  const page = (await all<PageEntry>(model, "Page")).find(({ route }) => route === path);
  return page && placeOf(page, await menuNames(model));
}

async function menuNames(model: NodeModel): Promise<(path: string) => string | undefined> {
  const [navigation] = await all<NavigationNode>(model, "Navigation");
  const home = (await all<WordsNode>(model, "Words"))
    .find(({ name }) => name === "interface")
    ?.words.find(({ key }) => key === "home");
  const links = navigation
    ? [
        ...navigation.menus.flatMap((menu) => [menu, ...menu.items]),
        ...navigation.links,
        ...navigation.columns.flatMap((column) => column.links),
        ...navigation.legal,
      ]
    : [];
  return (path) => (path === "/" ? home?.text : links.find(({ to }) => to === path)?.text);
}

async function all<T>(model: NodeModel, type: string): Promise<T[]> {
  return [...(await model.findAll<T>({ type })).entries];
}
