import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createApp } from "@capture/host/app";
import { launchChromium } from "../lib/chromium";
import { main } from "../lib/main";

/** Ten pages that contain all kinds of bands and sections. */
const PAGES = {
  home: "/",
  products: "/products",
  meta: "/products/meta",
  insurance: "/solutions/insurance",
  platform: "/platform",
  showcase: "/showcase",
  "case-study": "/case-studies/1",
  blog: "/blog",
  academy: "/academy",
  partners: "/partners",
} as const;

/** A phone, a laptop and a desktop screen. */
const WIDTHS_PX = [390, 1280, 1920];

/** Time in which the pictures of the first screen are loaded and the canvas of the hero is drawn. */
const SETTLE_MS = 1200;

/**
 * Takes screenshots of the built site: of the ten pages with `npm run screenshots`, of other pages with
 * `npm run screenshots -- --width 1280 --page /about --full --folder docs`.
 */
async function takeScreenshots(): Promise<void> {
  const { values } = parseArgs({
    options: {
      width: { type: "string", multiple: true },
      page: { type: "string", multiple: true },
      full: { type: "boolean", default: false },
      folder: { type: "string", default: "shots" },
      png: { type: "boolean", default: false },
    },
  });
  const pages = values.page?.map((path) => [fileNameOf(path), path] as const) ?? Object.entries(PAGES);
  const widths = values.width?.map(Number) ?? WIDTHS_PX;
  mkdirSync(values.folder, { recursive: true });
  const app = await createApp(resolve("public"));
  const siteUrl = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await launchChromium();
  try {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 844 : Math.round(width * 0.625) },
      });
      for (const [name, path] of pages) {
        await page.goto(siteUrl + path, { waitUntil: "load" });
        if (values.full) await page.evaluate(scrollThrough);
        await page.waitForTimeout(SETTLE_MS);
        const file = join(values.folder, `${name}-${width}.${values.png ? "png" : "jpg"}`);
        await page.screenshot({ path: file, fullPage: values.full, ...(!values.png && { type: "jpeg", quality: 82 }) });
        console.log(file);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await app.close();
  }
}

/** Scrolls through the page, so that lazy pictures are loaded. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += 600) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, 0);
}

function fileNameOf(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

main(takeScreenshots);
