import { createPass } from "@capture/host/previews/links";
import { killAll, siteFolder, startHost } from "../../../testing/server/host";
import { writePreview } from "../../../testing/server/previews";
import { expect, test } from "../../support/browser/fixtures";
import { findFreePort } from "../../../testing/free-port";

const SECRET = "a secret of at least 32 characters";
const NAME = "articles~scan-day";
const FILES = {
  "index.html": `
    <h1>Home</h1>
    <img alt="" src="/preview/${NAME}/static/1a2b/room.svg">
    <script src="/preview/${NAME}/script-1a2b3c.js"></script>
    <form method="post" action="/api/submit-form"><button>Send</button></form>
    <form action="/preview/${NAME}/search"><input name="query"><button>Search</button></form>`,
  "search/index.html": "<h1>Results</h1>",
  "404.html": "Missing",
  "data.json": "{}",
  "static/1a2b/room.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  "script-1a2b3c.js": 'document.querySelector("h1").textContent = localStorage.token ?? "No token";',
  _headers: `/
  Content-Security-Policy: default-src 'none'; connect-src 'self'; form-action 'self'; img-src 'self'; script-src 'self'
/static/*
  Cache-Control: public, max-age=31536000, immutable
/script-1a2b3c.js
  Cache-Control: public, max-age=31536000, immutable
`,
};
const RECORD = { branch: "cms/articles/scan-day", commit: "a".repeat(40), code: "c", site: "site-1" };
const passPath = () => `/preview/${NAME}/${createPass(SECRET, NAME, Date.now() + 60_000)}/`;

test.afterAll(killAll);

test("a preview on the origin of the site has its pictures, but no script that could read the token of the desk", async ({
  page,
}) => {
  const folder = siteFolder();
  writePreview(folder, NAME, RECORD, FILES);
  const host = await startHost({ folder, env: { PREVIEW_SECRET: SECRET } });
  await page.goto(host.url + passPath());
  await expect(page.getByRole("heading")).toHaveText("Home");
  await expect(page.locator("img")).toHaveJSProperty("naturalWidth", 8);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
});

test("a preview behind its link sends no form to the receiver, with or without script, and its search works", async ({
  page,
}) => {
  const folder = siteFolder();
  writePreview(folder, NAME, RECORD, FILES);
  const port = await findFreePort();
  const origin = `http://preview.localhost:${port}`;
  await startHost({ folder, env: { PREVIEW_SECRET: SECRET, PREVIEW_URL: origin, PORT: String(port) } });
  const home = `${origin}/preview/${NAME}/`;
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(`http://127.0.0.1:${port}${passPath()}`);
  await expect(page).toHaveURL(home);
  await expect(page.getByRole("heading")).toHaveText("No token");

  const canFetch = (path: string, method = "GET") =>
    page.evaluate(
      ([url, verb]) =>
        fetch(url ?? "", { method: verb ?? "" }).then(
          () => true,
          () => false,
        ),
      [path, method],
    );
  expect(await canFetch("/api/submit-form", "POST")).toBe(false);
  expect(await canFetch("/readyz")).toBe(false);
  expect(await canFetch(`/preview/${NAME}/data.json`)).toBe(true);
  expect(await canFetch("/icons.svg")).toBe(true);

  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await page.goto(home);

  // Last, because Playwright waits for the navigation that the policy stops.
  const violation = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await page.getByRole("button", { name: "Send" }).dispatchEvent("click");
  await violation;
  expect(posts).toEqual([]);
});
