import type { CreateResolversArgs } from "gatsby";
import { contentFile } from "../../../src/content/model/folder";
import { fillFromSite } from "../../../src/domain/placeholders";
import { socialCard, SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../../outputs/social-cards";
import { parentOf, type Place } from "./place";
import { fixedPlace, placeOfSource, type NodeModel } from "./site-map";
import type { JsonValue } from "../../../src/lib/json-value";

/** Fields of `seo` that are not in a page's file: they are derived from the rest of the content. */
export const seoTypes = `
  "A step of the way from the home page to a page."
  type Crumb {
    name: String!
    path: String!
  }

  "The picture that is shown next to a shared link."
  type SocialPicture {
    url: String!
    width: Int!
    height: Int!
    alt: String!
  }
`;

interface Context {
  nodeModel: NodeModel;
}

interface SiteNode {
  brand: string;
  url: string;
  tagline: string;
}

type Resolve = (source: { title?: string }, args: unknown, context: Context) => unknown;

/** A field's value from the place of the page that it belongs to. */
const ofPlace =
  (value: (model: NodeModel, place: Place) => unknown): Resolve =>
  (source, _args, { nodeModel }) =>
    value(nodeModel, placeOfSource(nodeModel, source));

/** The document title; an entry whose file has none is called by its own. */
const title: Resolve = async (source, _args, { nodeModel }) =>
  fillFromSite(source.title ?? placeOfSource(nodeModel, source).heading, await siteOf(nodeModel));

const derived = {
  title: { type: "String!", resolve: title },
  listed: { type: "Boolean!", resolve: ({ listed = true }: { listed?: boolean }) => listed },
  social: { type: "SocialPicture!", resolve: ofPlace(social) },
  trail: { type: "[Crumb!]!", resolve: ofPlace(trail) },
  modified: { type: "String", resolve: ofPlace((_model, { modified }) => modified) },
};

/** Adds the title, whether the page is listed, the picture for shared links, the trail of pages and the day of the last change to `seo { … }`. */
export function addSeoFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ Seo: derived });
}

async function trail(model: NodeModel, place: Place): Promise<{ name: string; path: string }[]> {
  const site = await siteOf(model);
  const places: Place[] = [place];
  for (let path = parentOf(place.path); path !== undefined; path = parentOf(path)) {
    const parent = await fixedPlace(model, path);
    if (parent) places.unshift(parent);
  }
  return places.map(({ name, path }) => ({ name: fillFromSite(name, site), path }));
}

async function social(model: NodeModel, place: Place): Promise<object> {
  const site = await siteOf(model);
  const { brand, url, tagline } = site as JsonValue & SiteNode;
  const parent = await fixedPlace(model, parentOf(place.path) ?? "/");
  // Pages of plain words borrow the home page's picture.
  const picture = place.picture ?? (await fixedPlace(model, "/"))?.picture;
  if (!picture) throw new Error(`Neither ${place.path} nor the home page has a picture.`);
  const title = fillFromSite(place.heading, site);
  const above = parent && parent.path !== "/" ? parent.name : undefined;
  return {
    url: await socialCard({
      title,
      label: fillFromSite(place.label ?? above ?? tagline, site),
      brand,
      address: new URL(url).host,
      picture: contentFile(picture.src),
    }),
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    alt: fillFromSite(`${title}. ${picture.alt}`, site),
  };
}

async function siteOf(model: NodeModel): Promise<JsonValue> {
  const [site] = (await model.findAll<JsonValue>({ type: "SiteConfig" })).entries;
  return site ?? {};
}
