import type { Node } from "gatsby";
import { showsDrafts } from "@capture/content/model/drafts";
import { spelledOnDisk } from "@capture/content/model/files-below";
import { contentFolder } from "@capture/content/model/folder";
import { DETAIL_ROUTES } from "@capture/content/model/routes";
import { assertPresent } from "../../../src/lib/assert-present";
import { findFocalPoint } from "../../lib/focal-points";
import { computed, entriesOf, findEntry, type NodeModel } from "../../lib/node-model";
import { BRAND_FILES, CARD_HEIGHT_PX, CARD_WIDTH_PX, cardUrl, type SocialCard } from "../../lib/social-card";
import { fillHyphenated, fillText } from "../fill-text";
import { nodePath } from "../node-path";

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

/** A field that is computed from the page to which the `seo` object belongs. */
const fromPage = (type: string, compute: (model: NodeModel, page: SitePage) => unknown) =>
  computed(type, (source, model) => compute(model, pageContaining(model, source)));

const isListed = ({ listed = true }: { listed?: boolean }): boolean => listed;

/** The fields of `seo { … }` that are derived from other content. */
export const seoFields = {
  Seo: {
    /** The document title: `seo.title` of the page's file, else the page's heading. */
    title: computed("String!", (source: { title?: string }, model) =>
      fillText(source.title ?? pageContaining(model, source).heading),
    ),
    listed: computed("Boolean!", isListed),
    social: fromPage("SocialPicture!", social),
    trail: fromPage("[Crumb!]!", trail),
    modified: fromPage("String", (_model, { modified }) => modified),
    /** URL path of the page's Markdown twin. Unlisted pages have none, and neither have builds with drafts. */
    markdown: computed("String", (source: { listed?: boolean }, model) =>
      isListed(source) && !showsDrafts() ? twinPath(pageContaining(model, source).path) : null,
    ),
  },
};

/** URL path of a page's Markdown twin, which is next to the page. */
export const twinPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

async function trail(model: NodeModel, page: SitePage): Promise<{ name: string; path: string }[]> {
  const pages: SitePage[] = [page];
  for (let path = parentPath(page.path); path !== undefined; path = parentPath(path)) {
    const parent = await parentPage(model, path);
    if (parent) pages.unshift(parent);
  }
  return pages.map(({ name, path }) => ({ name: fillText(name), path }));
}

async function social(model: NodeModel, page: SitePage): Promise<object> {
  const { brand, url, tagline } = assertPresent(await findEntry<SiteNode>(model, "SiteConfig"));
  const parent = await parentPage(model, parentPath(page.path) ?? "/");
  // A page without a picture uses the picture of the home page.
  const picture = page.picture ?? (await parentPage(model, "/"))?.picture;
  if (!picture) throw new Error(`Neither ${page.path} nor the home page has a picture.`);
  const title = fillHyphenated(page.heading);
  const section = parent && parent.path !== "/" ? parent.name : undefined;
  const card: SocialCard = {
    title,
    label: fillText(page.label ?? section ?? tagline),
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
    alt: fillText(`${page.heading}. ${picture.alt}`),
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

interface PictureFile {
  /** Path below the content folder. */
  src: string;
  alt: string;
}

/** The node of an entry that has a page. Placeholders in its texts are not yet replaced. */
interface PageNode extends Node {
  route?: string;
  name?: string;
  title?: string;
  updated?: string;
  date?: string;
  update?: { date: string };
  image?: PictureFile;
  hero?: { heading: string; label?: string; picture?: PictureFile };
  items?: { heading: string }[];
  seo: object;
}

/** A page of the site, with the values from which fields of `seo` are computed. */
type SitePage = ReturnType<typeof sitePageOf>;

/** The page of the entry that contains an object. Entries with a page are recognized by their field `seo`. */
function pageContaining(model: NodeModel, source: unknown): SitePage {
  const node = model.findRootNodeAncestor(source, (ancestor) => "seo" in ancestor);
  if (!node) throw new Error("`seo` is set, but this entry has no page.");
  return sitePageOf(node as PageNode);
}

/** The fixed page or the product’s page at a path, or `undefined` when there is none. */
async function parentPage(model: NodeModel, path: string): Promise<SitePage | undefined> {
  for (const type of ["Page", "Product"]) {
    const node = (await entriesOf<PageNode>(model, type)).find((each) => (each.route ?? nodePath(each)) === path);
    if (node) return sitePageOf(node);
  }
  return undefined;
}

/** The page of an entry. */
function sitePageOf(node: PageNode) {
  const heading = node.hero?.heading ?? node.title ?? node.items?.[0]?.heading ?? node.name ?? "";
  return {
    /** Name of the GraphQL type of its entry. */
    type: node.internal.type,
    path: nodePath(node) ?? node.route ?? "/404",
    /** The page's name in a trail of pages. */
    name: node.name ?? heading,
    heading,
    /** The small line above the heading. */
    label: node.hero?.label,
    picture: node.hero?.picture ?? node.image,
    /** The day of the last change of its texts; the 404 page has none. */
    modified: node.updated ?? node.update?.date ?? node.date,
  };
}

/** The path of the parent page, or `undefined` for the home page. */
function parentPath(path: string): string | undefined {
  if (path === "/") return undefined;
  const { listedOn } = DETAIL_ROUTES.find(({ prefix }) => path.startsWith(prefix)) ?? {};
  return listedOn ?? (path.slice(0, path.lastIndexOf("/")) || "/");
}
