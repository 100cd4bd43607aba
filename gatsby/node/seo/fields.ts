import { showsDrafts } from "@capture/content/model/drafts";
import { spelledOnDisk } from "@capture/content/model/files-below";
import { contentFolder } from "@capture/content/model/folder";
import { shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { findFocalPoint } from "../../lib/focal-points";
import { twinPath } from "../../outputs/markdown/paths";
import { BRAND_FILES, CARD_HEIGHT_PX, CARD_WIDTH_PX, cardUrl, type SocialCard } from "../../outputs/social-cards/card";
import {
  computed,
  parentPage,
  pageContaining,
  parentPath,
  type NodeModel,
  type PictureFile,
  type SitePage,
} from "./site-page";

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
    title: computed("String!", async (source: { title?: string }, model) =>
      shownText(source.title ?? pageContaining(model, source).heading, await siteOf(model)),
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
