import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "../../scripts/lib/chromium";
import { watchPage } from "../../testing/site";
import { violations } from "../support/browser/accessibility";

// Draws every story of the component gallery, on both bands.

declare global {
  interface Window {
    ladleDispatch: (action: { type: "update-story"; value: string }) => void;
  }
}

/** The error of the stories in gallery/stories/ui/error-boundary.stories.tsx. */
const EXPECTED_ERROR = "This story shows an error.";

const folder = mkdtempSync(join(tmpdir(), "gallery-"));
let app: FastifyInstance;
let browser: Browser;
let page: Page;
let url: string;
let messages: string[];

beforeAll(async () => {
  // Ladle adds the folder of the output to the current folder.
  const args = ["build", "--config", "gallery", "--outDir", relative(".", folder)];
  execFileSync(process.execPath, [resolve("node_modules/@ladle/react/lib/cli/cli.js"), ...args], {
    stdio: "pipe",
    // Jest sets "test", which selects React's development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  app = fastify();
  await app.register(fastifyStatic, { root: folder });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  messages = watchPage(page, url);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The ids of all stories. */
function stories(): string[] {
  const { stories: byId } = JSON.parse(readFileSync(join(folder, "meta.json"), "utf8")) as { stories: object };
  return Object.keys(byId);
}

/** Everything that is wrong with a story: it draws nothing, the console has messages, or axe finds violations. */
async function problemsOf(story: string): Promise<string[]> {
  messages.length = 0;
  // Ladle changes the story without a new document, which takes a fraction of the time.
  await page.evaluate((value) => window.ladleDispatch({ type: "update-story", value }), story);
  const drawn = page.locator(`[data-story="${story}"]`);
  await drawn.waitFor();
  const isEmpty = await drawn.evaluate(
    (element) => element.childElementCount === 0 && document.querySelector("[popover]") === null,
  );
  const found = await violations(page, "body");
  const unexpected = messages.filter((message) => !message.includes(EXPECTED_ERROR));
  return [...(isEmpty ? ["draws nothing"] : []), ...unexpected, ...found].map((text) => `${story}: ${text}`);
}

test.each([
  ["bone", "light"],
  ["ink", "dark"],
])("every story draws on %s without messages, and axe finds nothing", async (_palette, theme) => {
  await page.goto(`${url}/?mode=preview&theme=${theme}`, { waitUntil: "load" });
  await page.locator("[data-story]").waitFor();
  const problems: string[] = [];
  for (const story of stories()) problems.push(...(await problemsOf(story)));
  expect(problems).toEqual([]);
});
