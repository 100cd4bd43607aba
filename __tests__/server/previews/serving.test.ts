import { rmSync } from "node:fs";
import { join } from "node:path";
import { createPass } from "@capture/host/previews/links";
import { ask } from "../../support/browser/ask";
import { siteFolder, startHost, type Host } from "../../../testing/server/host";
import { writePreview } from "../../../testing/server/previews";

const SECRET = "a secret of at least 32 characters";
const NAME = "articles~scan-day";
const POLICY = "default-src 'none'; connect-src 'self'; form-action 'self'";
const FILES = {
  "index.html": "<h1>Home of the preview</h1>",
  "blog/index.html": "<h1>Blog of the preview</h1>",
  "404.html": "<h1>Not in the preview</h1>",
  "film.mp4": "0123456789",
  "static/1a2b/room.jpg": "picture",
  _headers: `/static/*\n  Cache-Control: public, max-age=31536000, immutable\n/\n  Content-Security-Policy: ${POLICY}\n/blog\n  Content-Security-Policy: ${POLICY}\n`,
};

const BUILT = { branch: "cms/articles/scan-day", commit: "a".repeat(40), code: "c", site: "site-1" };
const inAnHour = () => Date.now() + 3_600_000;
const cookieFor = (name: string, expires = inAnHour()) => ({
  cookie: `a=b; preview=${createPass(SECRET, name, expires)}`,
});

describe("a host with PREVIEW_SECRET", () => {
  let folder: string;
  let host: Host;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(host.url + path, { headers, redirect: "manual" });
  /** Sends a path as it is, without normalizing it. */
  const askHost = (path: string, headers: Record<string, string>) =>
    ask(Number(new URL(host.url).port), path, { headers });

  beforeAll(async () => {
    folder = siteFolder();
    writePreview(folder, NAME, BUILT, FILES);
    host = await startHost({ folder, env: { PREVIEW_SECRET: SECRET, TRUST_PROXY: "1" } });
  });
  afterAll(() => host.kill());

  test("sets a cookie for the preview's path after a signed link, and redirects to the page", async () => {
    const pass = createPass(SECRET, NAME, inAnHour());
    const home = await get(`/preview/${NAME}/${pass}`);
    expect([home.status, home.headers.get("location")]).toEqual([302, `/preview/${NAME}/`]);
    const page = await get(`/preview/${NAME}/${pass}/blog?a=1`, { "x-forwarded-proto": "https" });
    expect([page.status, page.headers.get("location")]).toEqual([302, `/preview/${NAME}/blog?a=1`]);
    const cookie = page.headers.get("set-cookie") ?? "";
    const expected = `^preview=${pass.replace(".", "\\.")}; Path=/preview/${NAME}; Max-Age=3\\d{3}; HttpOnly; SameSite=Lax; Secure$`;
    expect(cookie).toMatch(new RegExp(expected));
    expect(home.headers.get("set-cookie")).not.toContain("Secure");
  });

  test("serves pages, files and the missing page of the preview with the cookie, and stores nothing", async () => {
    const answers = await Promise.all(
      ["", "/", "/blog", "/blog/", "/missing"].map(async (path) => {
        const response = await get(`/preview/${NAME}${path}`, cookieFor(NAME));
        return [response.status, await response.text()];
      }),
    );
    const [home, blog] = [FILES["index.html"], FILES["blog/index.html"]];
    expect(answers).toEqual([
      [200, home],
      [200, home],
      [200, blog],
      [200, blog],
      [404, FILES["404.html"]],
    ]);
    const { headers } = await get(`/preview/${NAME}/blog`, cookieFor(NAME));
    const { host: name } = new URL(host.url);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("etag")).toBeNull();
    const own = `${name}/preview/${NAME} ${name}/preview/${NAME}/`;
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; connect-src ${own} ${name}/icons.svg ${name}/static/; form-action ${own}; sandbox allow-forms allow-popups allow-popups-to-escape-sandbox`,
    );
    const film = await get(`/preview/${NAME}/film.mp4`, { ...cookieFor(NAME), range: "bytes=2-4" });
    expect([film.status, await film.text()]).toEqual([206, "234"]);
  });

  test.each([
    ["no cookie", {}],
    ["an expired cookie", cookieFor(NAME, Date.now() - 1000)],
    ["the cookie of another preview", cookieFor("articles~other")],
    ["a cookie with another secret", { cookie: `preview=${createPass("x".repeat(32), NAME, inAnHour())}` }],
  ])("answers 403 with a sentence for %s", async (_what, headers) => {
    const response = await get(`/preview/${NAME}/`, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("It has expired, or it is incomplete.");
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("sends files with a hash in their path, and no others, to its sandboxed pages, which have no cookie", async () => {
    const [picture, film] = await Promise.all(
      ["static/1a2b/room.jpg", "film.mp4"].map((path) => get(`/preview/${NAME}/${path}`, { origin: "null" })),
    );
    expect([picture?.status, film?.status]).toEqual([200, 403]);
    expect(picture?.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("answers 403 for an expired link, and for a preview that does not exist", async () => {
    expect((await get(`/preview/${NAME}/${createPass(SECRET, NAME, Date.now() - 1000)}/`)).status).toBe(403);
    expect((await get("/preview/articles~none/")).status).toBe(403);
    expect((await get("/preview/articles~none/", cookieFor("articles~none"))).status).toBe(404);
  });

  test.each([
    "/../../../preview.json",
    "/%2e%2e/preview.json",
    "/..%2fpreview.json",
    "/_headers",
    "/%00",
    "//etc/passwd",
  ])("serves no file outside of the built site: %s", async (path) => {
    const answer = await askHost(`/preview/${NAME}${path}`, cookieFor(NAME));
    expect(answer.status).not.toBe(200);
    expect(answer.body).not.toContain(BUILT.commit);
  });

  test.each(["..", "%2e%2e", "..%2freleases", ".gatsby"])("has no preview %j, even with a valid pass", async (name) => {
    const answer = await askHost(`/preview/${name}/`, cookieFor(decodeURIComponent(name)));
    expect(answer.status).not.toBe(200);
  });

  test("shows the mistakes of a change in place of its pages, as text", async () => {
    const failure = "data/articles/1.json\n  3:5  title: is <b>empty</b>";
    writePreview(
      folder,
      "articles~bad",
      { branch: "cms/articles/bad", commit: "b".repeat(40), code: "c", failure },
      {},
    );
    const response = await get("/preview/articles~bad/blog", cookieFor("articles~bad"));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("data/articles/1.json\n  3:5  title: is &lt;b&gt;empty&lt;/b&gt;");
  });

  test("says that a change has no mistakes, but could not be built", async () => {
    const record = { branch: "cms/articles/bad", commit: "b".repeat(40), code: "c", failure: "failed", retryFrom: 0 };
    writePreview(folder, "articles~failed", record, {});
    const text = await (await get("/preview/articles~failed/", cookieFor("articles~failed"))).text();
    expect(text).toContain("has no mistakes, but the build failed. It is tried again after an hour.");
  });

  test("serves a new build without a restart, and nothing after the preview is removed", async () => {
    writePreview(folder, "articles~new", BUILT, FILES);
    expect(await (await get("/preview/articles~new/", cookieFor("articles~new"))).text()).toBe(FILES["index.html"]);
    rmSync(join(folder, "previews/articles~new"), { recursive: true });
    expect((await get("/preview/articles~new/", cookieFor("articles~new"))).status).toBe(404);
  });

  test("answers only GET and HEAD", async () => {
    const options = { method: "POST", headers: cookieFor(NAME) };
    expect((await fetch(`${host.url}/preview/${NAME}/`, options)).status).toBe(405);
  });
});

describe("a host with PREVIEW_URL", () => {
  let host: Host;
  const get = (name: string, path: string, init: RequestInit = {}) =>
    fetch(host.url + path, {
      redirect: "manual",
      ...init,
      headers: { ...cookieFor(NAME), "x-forwarded-host": name },
    });

  beforeAll(async () => {
    const folder = siteFolder();
    writePreview(folder, NAME, BUILT, FILES);
    const env = { PREVIEW_SECRET: SECRET, PREVIEW_URL: "https://preview.site.example", TRUST_PROXY: "1" };
    host = await startHost({ folder, env });
  });
  afterAll(() => host.kill());

  test("shows previews on that host name only, without a sandbox", async () => {
    const preview = await get("preview.site.example", `/preview/${NAME}/`);
    expect([preview.status, await preview.text()]).toEqual([200, FILES["index.html"]]);
    expect(preview.headers.get("content-security-policy")).not.toContain("sandbox");
    const site = await get("site.example", `/preview/${NAME}/blog?a=1`);
    expect([site.status, site.headers.get("location")]).toEqual([
      302,
      `https://preview.site.example/preview/${NAME}/blog?a=1`,
    ]);
  });

  test("shows nothing else on it: neither the site, nor the desk, nor the receiver of forms", async () => {
    for (const path of ["/", "/admin/", "/readyz"]) {
      const response = await get("preview.site.example", path);
      expect([response.status, await response.text()]).toEqual([404, "This host name shows only previews.\n"]);
    }
    expect((await get("preview.site.example", "/api/submit-form", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await get("site.example", "/")).status).toBe(200);
  });

  test("sends files with a hash in their path only with the cookie", async () => {
    const headers = { "x-forwarded-host": "preview.site.example" };
    const response = await fetch(`${host.url}/preview/${NAME}/static/1a2b/room.jpg`, { headers });
    expect(response.status).toBe(403);
  });
});

test("a host without PREVIEW_SECRET has no previews, and answers as for any missing page", async () => {
  const folder = siteFolder();
  writePreview(folder, NAME, BUILT, FILES);
  const host = await startHost({ folder });
  const [preview, missing] = await Promise.all(
    [`/preview/${NAME}/`, "/missing"].map(async (path) => {
      const response = await fetch(host.url + path, { headers: cookieFor(NAME) });
      const { date: _date, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    }),
  );
  expect(preview).toEqual(missing);
  expect(preview?.status).toBe(404);
  await host.kill();
});

test("a host with a short PREVIEW_SECRET does not start", async () => {
  await expect(startHost({ env: { PREVIEW_SECRET: "short" } })).rejects.toThrow("must have at least 32 characters");
});
