import { createPass } from "../../../server/previews/links";
import { killAll, siteFolder, startHost } from "../../../testing/server/host";
import { writePreview } from "../../../testing/server/previews";
import { expect, test } from "../../support/browser/fixtures";

const SECRET = "a secret of at least 32 characters";
const NAME = "articles~scan-day";
const FILES = {
  "index.html": `
    <form method="post" action="/api/submit-form"><button>Send</button></form>
    <form action="/preview/${NAME}/search"><input name="query"><button>Search</button></form>`,
  "search/index.html": "<h1>Results</h1>",
  "404.html": "Missing",
  "data.json": "{}",
  _headers: "/\n  Content-Security-Policy: default-src 'none'; connect-src 'self'; form-action 'self'\n",
};

test.afterAll(killAll);

test("a preview behind its link sends no form to the receiver, with or without script, and its search works", async ({
  page,
}) => {
  const folder = siteFolder();
  const record = { branch: "cms/articles/scan-day", commit: "a".repeat(40), code: "c", site: "site-1" };
  writePreview(folder, NAME, record, FILES);
  const host = await startHost({ folder, env: { PREVIEW_SECRET: SECRET } });
  const home = `${host.url}/preview/${NAME}/`;
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(`${host.url}/preview/${NAME}/${createPass(SECRET, NAME, Date.now() + 60_000)}/`);
  await expect(page).toHaveURL(home);

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
