import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Page } from "@playwright/test";
import fastify from "fastify";
import { watchPage } from "../../testing/site";
import { violations } from "../support/browser/accessibility";
import { expect, test as base } from "../support/browser/fixtures";

// Draws every story of the component gallery, on both bands.

declare global {
  interface Window {
    ladleDispatch: (action: { type: "update-story"; value: string }) => void;
  }
}

/** The built gallery on a host of its own. */
interface Gallery {
  readonly url: string;
  /** The ids of all stories. */
  readonly stories: readonly string[];
}

/** The error of the stories in gallery/stories/ui/error-boundary.stories.tsx. */
const EXPECTED_ERROR = "This story shows an error.";

function buildGallery(folder: string): void {
  // Ladle adds the folder of the output to the current folder.
  const args = ["build", "--config", "gallery", "--outDir", relative(".", folder)];
  execFileSync(process.execPath, [resolve("node_modules/@ladle/react/lib/cli/cli.js"), ...args], {
    stdio: "pipe",
    // Playwright sets "test", which selects React's development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
}

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "gallery-"));
      const app = fastify();
      try {
        buildGallery(folder);
        await app.register(fastifyStatic, { root: folder });
        const url = await app.listen({ host: "127.0.0.1", port: 0 });
        const { stories } = JSON.parse(readFileSync(join(folder, "meta.json"), "utf8")) as { stories: object };
        await use({ url, stories: Object.keys(stories) });
      } finally {
        await app.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker" },
  ],
});

test.use({ reducedMotion: "reduce" });

/** Everything that is wrong with a story: it draws nothing, or axe finds violations. */
async function problemsOf(page: Page, story: string): Promise<string[]> {
  // Ladle changes the story without a new document, which takes a fraction of the time.
  await page.evaluate((value) => window.ladleDispatch({ type: "update-story", value }), story);
  const drawn = page.locator(`[data-story="${story}"]`);
  await drawn.waitFor();
  const isEmpty = await drawn.evaluate(
    (element) => element.childElementCount === 0 && document.querySelector("[popover]") === null,
  );
  return [...(isEmpty ? ["draws nothing"] : []), ...(await violations(page, "body"))];
}

for (const [palette, theme] of [
  ["bone", "light"],
  ["ink", "dark"],
]) {
  test(
    `every story draws on ${palette} without messages, and axe finds nothing`,
    { tag: "@nightly" },
    async ({ page, gallery }) => {
      const messages = watchPage(page, gallery.url);
      await page.goto(`${gallery.url}/?mode=preview&theme=${theme}`);
      await page.locator("[data-story]").waitFor();
      const problems: string[] = [];
      for (const story of gallery.stories) {
        messages.length = 0;
        const found = await problemsOf(page, story);
        const unexpected = messages.filter((message) => !message.includes(EXPECTED_ERROR));
        problems.push(...[...found, ...unexpected].map((text) => `${story}: ${text}`));
      }
      expect(problems).toEqual([]);
    },
  );
}
