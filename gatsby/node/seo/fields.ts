import type { CreateResolversArgs } from "gatsby";
import { showsDrafts } from "../../../src/content/model/drafts";
import { spelledOnDisk } from "../../../src/content/model/files-below";
import { contentFolder } from "../../../src/content/model/folder";
import { shownText } from "../../../src/domain/typography/shown-text";
import { findFocalPoint } from "../../lib/focal-points";
import { twinPath } from "../../outputs/markdown/paths";
import { BRAND_FILES, CARD_HEIGHT_PX, CARD_WIDTH_PX, cardUrl, type SocialCard } from "../../outputs/social-cards/card";
import {
  parentPage,
  pageContaining,
  parentPath,
  type Context,
  type NodeModel,
  type PictureFile,
  type SitePage,
} from "./site-page";
import type { JsonValue } from "../../../src/lib/json-value";

/** Types of the `seo` fields that are derived from other content instead of being in the page's file. */
export const seoTypes = `
  "A page in the trail from the home page to a page."
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
    "What the picture shows; the build draws it from these fields."
    card: SocialCard!
  }

  type SocialCard {
    title: String!
    label: String!
    brand: String!
    host: String!
    "Path of the picture file on the disk."
    picture: String!
    "The focal point of the picture, such as 80% 50%."
    focalPoint: String
  }
`;

type SiteNode = Pick<Queries.SiteConfig, "brand" | "url" | "tagline">;

type Resolve = (source: { title?: string; listed?: boolean }, args: unknown, context: Context) => unknown;

/** Creates a resolver that computes a field from the page to which the `seo` object belongs. */
const fromPage =
  (value: (model: NodeModel, page: SitePage) => unknown): Resolve =>
  (source, _args, { nodeModel }) =>
    value(nodeModel, pageContaining(nodeModel, source));

/** The document title: `seo.title` of the page's file, else the page's heading. */
const title: Resolve = async (source, _args, { nodeModel }) =>
  shownText(source.title ?? pageContaining(nodeModel, source).heading, await siteOf(nodeModel));

const isListed = ({ listed = true }: { listed?: boolean }): boolean => listed;

/** URL path of the page's Markdown twin. Unlisted pages have none, and neither have builds with drafts. */
const markdown: Resolve = (source, _args, { nodeModel }) =>
  isListed(source) && !showsDrafts() ? twinPath(pageContaining(nodeModel, source).path) : null;

const derivedFields = {
  title: { type: "String!", resolve: title },
  listed: { type: "Boolean!", resolve: isListed },
  social: { type: "SocialPicture!", resolve: fromPage(social) },
  trail: { type: "[Crumb!]!", resolve: fromPage(trail) },
  modified: { type: "String", resolve: fromPage((_model, { modified }) => modified) },
  markdown: { type: "String", resolve: markdown },
};

/** Adds to `seo { … }`: the title, whether the page is listed, the picture for shared links, the trail of pages, the day of the last change, the Markdown twin. */
export function addSeoFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ Seo: derivedFields });
}

async function trail(model: NodeModel, page: SitePage): Promise<{ name: string; path: string }[]> {
  const site = await siteOf(model);
  const pages: SitePage[] = [page];
  for (let path = parentPath(page.path); path !== undefined; path = parentPath(path)) {
    const parent = await parentPage(model, path);
    if (parent) pages.unshift(parent);
  }
  return pages.map(({ name, path }) => ({ name: shownText(name, site), path }));
}

async function social(model: NodeModel, page: SitePage): Promise<object> {
  const site = await siteOf(model);
  const { brand, url, tagline } = site as JsonValue & SiteNode;
  const parent = await parentPage(model, parentPath(page.path) ?? "/");
  // A page without a picture uses the picture of the home page.
  const picture = page.picture ?? (await parentPage(model, "/"))?.picture;
  if (!picture) throw new Error(`Neither ${page.path} nor the home page has a picture.`);
  const title = shownText(page.heading, site);
  const section = parent && parent.path !== "/" ? parent.name : undefined;
  const card: SocialCard = {
    title,
    label: shownText(page.label ?? section ?? tagline, site),
    brand,
    host: new URL(url).host,
    picture: await picturePath(model, picture),
    focalPoint: await findFocalPoint(model, picture.src),
  };
  await Promise.all(BRAND_FILES.map((name) => findFile(model, name)));
  return {
    url: cardUrl(card),
    width: CARD_WIDTH_PX,
    height: CARD_HEIGHT_PX,
    alt: shownText(`${page.heading}. ${picture.alt}`, site),
    card,
  };
}

/** The absolute path of a picture. */
async function picturePath(model: NodeModel, { src }: PictureFile): Promise<string> {
  const file = await findFile(model, spelledOnDisk(contentFolder(), src));
  if (!file) throw new Error(`Gatsby has no File node for data/${src}.`);
  return file.absolutePath;
}

/** Finds a file, and records the dependency: Gatsby resolves the field again when the file changes. */
function findFile(model: NodeModel, name: string): Promise<{ absolutePath: string } | null> {
  return model.findOne({ type: "File", query: { filter: { relativePath: { eq: name } } } });
}

async function siteOf(model: NodeModel): Promise<JsonValue> {
  const [site] = (await model.findAll<JsonValue>({ type: "SiteConfig" })).entries;
  return site ?? {};
}
