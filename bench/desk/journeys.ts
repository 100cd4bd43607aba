import type { Page } from "@playwright/test";
import sharp from "sharp";
import navigation from "../../data/navigation.json";
import { openForm, type Desk } from "../../testing/desk/desk";
import { ARTICLE_TITLE, deleteEntry, fieldOf, fillArticle, renameTo, uploadTo } from "../../testing/desk/desk-forms";

/** A task of an editor in the desk, and its effect on the development site. */
export interface Journey {
  readonly name: string;
  /** The page on which the change is visible. */
  readonly path: string;
  /** Makes the change and saves it. */
  edit(desk: Desk): Promise<unknown>;
  /** An expression that is true in the page when the change is visible. */
  readonly isShown: string;
}

const [firstLegal, secondLegal] = navigation.legal;

/** Uploads a picture of one color, whose file name contains its green value. */
async function uploadWall(page: Page, green: number): Promise<void> {
  const background = { r: 40, g: green, b: 90 };
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  await uploadTo(page, "image.src", `Wall ${green}.png`, buffer, `wall-${green}.png`);
}

const editTitle = (title: string): Journey => ({
  name: `edit a title: ${title}`,
  path: "/blog/3",
  async edit(desk) {
    await openForm(desk.page, "articles/entries/3");
    await fieldOf(desk.page, "title").locator("input").fill(title);
    return desk.save();
  },
  isShown: `document.querySelector("h1")?.textContent === ${JSON.stringify(title)}`,
});

const replacePicture = (green: number): Journey => ({
  name: `replace a picture: ${green}`,
  path: "/blog/3",
  async edit(desk) {
    await openForm(desk.page, "articles/entries/3");
    await uploadWall(desk.page, green);
    return desk.save();
  },
  isShown: `[...document.images].some((image) => image.currentSrc.includes("wall-${green}") && image.complete && image.naturalWidth > 0)`,
});

const hasHeading = (text: string): string =>
  `[...document.querySelectorAll("h2, h3")].some((heading) => heading.textContent === "${text}")`;

/**
 * Tasks of an editor, in this order.
 * @param nextArticleNumber the number that a new article gets
 */
export const journeys = (nextArticleNumber: number): Journey[] => [
  editTitle("One Space From Many Captures"),
  editTitle("Many Captures Make One Space"),
  editTitle("Captures of Many Days in One Space"),
  replacePicture(120),
  replacePicture(160),
  {
    name: "add an article with a picture",
    path: "/blog",
    async edit(desk) {
      await openForm(desk.page, "articles/new");
      await fillArticle(desk.page);
      await fieldOf(desk.page, "draft").getByRole("radio", { name: "Published" }).check();
      await uploadWall(desk.page, 200);
      return desk.save();
    },
    isShown: hasHeading(ARTICLE_TITLE),
  },
  {
    name: "reorder links",
    path: "/blog",
    async edit(desk) {
      await openForm(desk.page, "site/entries/navigation");
      await fieldOf(desk.page, "legal").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
      return desk.save();
    },
    isShown: `(({ textContent }) => textContent.lastIndexOf("${secondLegal?.text}") < textContent.lastIndexOf("${firstLegal?.text}"))(document.querySelector("footer"))`,
  },
  {
    name: "rename an article",
    path: "/blog",
    async edit(desk) {
      await renameTo(desk.page, "articles/entries/4", String(nextArticleNumber + 30));
      return desk.save();
    },
    isShown: `document.querySelector('a[href="/blog/${nextArticleNumber + 30}"]') !== null`,
  },
  {
    name: "delete an article",
    path: "/blog",
    edit: (desk) => deleteEntry(desk, `articles/entries/${nextArticleNumber}`),
    isShown: `!${hasHeading(ARTICLE_TITLE)}`,
  },
];
