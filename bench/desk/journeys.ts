import type { Page } from "playwright-core";
import sharp from "sharp";
import navigation from "../../data/navigation.json";
import { openForm, type Desk } from "../../testing/desk/desk";
import { ARTICLE_TITLE, deleteEntry, fieldOf, fillArticle, renameTo, uploadTo } from "../../testing/desk/desk-forms";

/** Something an editor does in the desk, and how it shows on the development site. */
export interface Journey {
  readonly name: string;
  /** The page that shows it. */
  readonly path: string;
  /** Does it, and saves. */
  edit(desk: Desk): Promise<unknown>;
  /** Whether it is shown, as an expression that is asked in the page. */
  readonly shown: string;
}

const [firstLegal, secondLegal] = navigation.legal;

/** A picture in one color, under a name of its own. */
async function uploadWall(page: Page, green: number): Promise<void> {
  const background = { r: 40, g: green, b: 90 };
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  await uploadTo(page, "image.src", `Wall ${green}.png`, buffer, `wall-${green}.png`);
}

const title = (words: string): Journey => ({
  name: `a title: ${words}`,
  path: "/blog/3",
  async edit(desk) {
    await openForm(desk.page, "articles/entries/3");
    await fieldOf(desk.page, "title").locator("input").fill(words);
    return desk.save();
  },
  shown: `document.querySelector("h1")?.textContent === ${JSON.stringify(words)}`,
});

const picture = (green: number): Journey => ({
  name: `another picture: ${green}`,
  path: "/blog/3",
  async edit(desk) {
    await openForm(desk.page, "articles/entries/3");
    await uploadWall(desk.page, green);
    return desk.save();
  },
  shown: `[...document.images].some((image) => image.currentSrc.includes("wall-${green}") && image.complete && image.naturalWidth > 0)`,
});

const heading = (text: string): string =>
  `[...document.querySelectorAll("h2, h3")].some((one) => one.textContent === "${text}")`;

/**
 * What an editor does, one after the other.
 * @param next the number of the next article
 */
export const journeys = (next: number): Journey[] => [
  title("One Space From Many Captures"),
  title("Many Captures Make One Space"),
  title("Captures of Many Days in One Space"),
  picture(120),
  picture(160),
  {
    name: "a new article with a picture",
    path: "/blog",
    async edit(desk) {
      await openForm(desk.page, "articles/new");
      await fillArticle(desk.page);
      await fieldOf(desk.page, "draft").getByRole("radio", { name: "Published" }).check();
      await uploadWall(desk.page, 200);
      return desk.save();
    },
    shown: heading(ARTICLE_TITLE),
  },
  {
    name: "another order of links",
    path: "/blog",
    async edit(desk) {
      await openForm(desk.page, "site/entries/navigation");
      await fieldOf(desk.page, "legal").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
      return desk.save();
    },
    shown: `(({ textContent }) => textContent.lastIndexOf("${secondLegal?.text}") < textContent.lastIndexOf("${firstLegal?.text}"))(document.querySelector("footer"))`,
  },
  {
    name: "another address of an article",
    path: "/blog",
    async edit(desk) {
      await renameTo(desk.page, "articles/entries/4", String(next + 30));
      return desk.save();
    },
    shown: `document.querySelector('a[href="/blog/${next + 30}"]') !== null`,
  },
  {
    name: "an article deleted",
    path: "/blog",
    edit: (desk) => deleteEntry(desk, `articles/entries/${next}`),
    shown: `!${heading(ARTICLE_TITLE)}`,
  },
];
