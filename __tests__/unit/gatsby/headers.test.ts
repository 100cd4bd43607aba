import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import {
  headerFinder,
  headersText,
  HOST_RULES_FOLDER,
  parseHeaders,
  type HeaderRule,
} from "@capture/domain/host/host-files";
import { filesAt } from "@capture/content/model/files-below";
import { openRelease } from "@capture/host/release";
import { pageFacts } from "../../../gatsby/lib/page-facts";
import { fileRules } from "../../../gatsby/outputs/headers/file-rules";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import { contentSecurityPolicy } from "../../../gatsby/outputs/headers/policy";
import { headerRules } from "../../../gatsby/outputs/headers/rules";
import { vercelConfig } from "../../../gatsby/outputs/headers/vercel";
import { addRules, withPolicy } from "../../../gatsby/outputs/headers/write";

const NO_HOSTS = { site: "https://www.acme.example", frames: [], connects: [], formTargets: [], pings: [], framed: [] };
const HTML = `<head><meta charSet="utf-8"/></head><script src="/app.js"></script><script>run()</script>
<script type="application/ld+json">{"@graph":[]}</script><style>a{}</style>`;
const FACTS = pageFacts(HTML);
const NO_INLINE = { scriptHashes: [], styleHashes: [] };

test("by default a page may only fetch from the site, and may not be framed", () => {
  const policy = contentSecurityPolicy("/", FACTS, NO_HOSTS);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https:/);
});

test("only the pages in `framed` may be framed, and only by the site", () => {
  const hosts = { ...NO_HOSTS, framed: ["/support/assistant"] };
  expect(contentSecurityPolicy("/support/assistant", NO_INLINE, hosts)).toContain("frame-ancestors 'self'");
  expect(contentSecurityPolicy("/support", NO_INLINE, hosts)).toContain("frame-ancestors 'none'");
});

test("the policy of a framed page allows 'self' and the site's URL, because a sandboxed page has an opaque origin", () => {
  const hosts = { ...NO_HOSTS, framed: ["/support/assistant"] };
  const policy = contentSecurityPolicy("/support/assistant", NO_INLINE, hosts);
  expect(policy).toContain("script-src 'self' https://www.acme.example;");
  expect(policy).toContain("connect-src 'self' https://www.acme.example;");
  expect(contentSecurityPolicy("/support", NO_INLINE, hosts)).not.toContain("acme");
});

const EMBED = "/tours/flat/embed";

test("only the embedded page of a tour may be framed by every site", () => {
  for (const path of [EMBED, `/de${EMBED}`])
    expect(contentSecurityPolicy(path, NO_INLINE, NO_HOSTS)).toMatch(/script-src 'self' https:.*frame-ancestors \*$/);
  for (const path of ["/tours/flat", "/tours/embed", "/blog/tours/flat/embed", "/de/tours/flat"])
    expect(contentSecurityPolicy(path, NO_INLINE, NO_HOSTS)).toContain("frame-ancestors 'none'");
});

describe("a page in a sandboxed frame", () => {
  let root: string;
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rules-"));
    put("app-0123456789abcdef.js", "");
    put("page-data/framed/page-data.json", JSON.stringify({ staticQueryHashes: ["11", "22"] }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const pages = new Map(["/404.html", "/", "/framed"].map((path) => [path, FACTS]));
  const readable = (rules: HeaderRule[]): string[] =>
    rules.filter(({ headers }) => headers["Access-Control-Allow-Origin"] === "*").map(({ path }) => path);
  const script = (rules: HeaderRule[]): string | undefined =>
    headerFinder(rules)("/app-0123456789abcdef.js")["Cross-Origin-Resource-Policy"];

  test("may run the site's scripts and read its data", () => {
    const rules = headerRules(root, pages, { ...NO_HOSTS, framed: ["/framed"] });
    expect(readable(rules)).toEqual([
      "/icons.svg",
      "/fonts/*",
      "/page-data/framed/page-data.json",
      "/page-data/app-data.json",
      "/page-data/sq/d/11.json",
      "/page-data/sq/d/22.json",
      "/help-search.json",
    ]);
    expect(script(rules)).toBe("cross-origin");
    expect(headerFinder(rules)("/framed")["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  });

  test("of another site may read the files of tours, also if it isolates itself; its own page is as closed as others", () => {
    put(`page-data${EMBED}/page-data.json`, JSON.stringify({ staticQueryHashes: ["33"] }));
    const rules = headerRules(root, new Map([...pages, [EMBED, FACTS]]), NO_HOSTS);
    expect(readable(rules)).toEqual([
      "/static/tours/*",
      "/icons.svg",
      "/fonts/*",
      `/page-data${EMBED}/page-data.json`,
      "/page-data/app-data.json",
      "/page-data/sq/d/33.json",
    ]);
    expect(script(rules)).toBe("cross-origin");
    const find = headerFinder(rules);
    const isolation = {
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    };
    expect(find(EMBED)).toMatchObject(isolation);
    expect(find("/framed")).toMatchObject({ "Cross-Origin-Resource-Policy": "same-origin" });
    expect(find("/framed")).not.toHaveProperty("Cross-Origin-Embedder-Policy");
    expect(nginxRules(rules, []).maps).toContain(`$site_embedder {\n  "${EMBED}/index.html" "require-corp";\n}`);
  });

  test.each([[[]], [["/gone"]]])("is the only reason to allow other origins to read files (framed: %j)", (framed) => {
    const rules = headerRules(root, pages, { ...NO_HOSTS, framed });
    expect(readable(rules)).toEqual([]);
    expect(script(rules)).toBe("same-origin");
  });
});

describe("files that are not pages", () => {
  const POLICY = "Content-Security-Policy";
  const FILES = [
    "app-0123456789abcdef.js",
    "1234-012345.js",
    "scan-worker-012345.js",
    "static/a1b2/script.js",
    "static/laz-perf-012345.wasm",
    "blog/rss.xml",
    "sitemap-index.xml",
    "openapi.json",
    "products/lantern.md",
    "icons.svg",
    "static/a1b2/HERO.MP4",
    "static/a1b2/film.webm",
    "static/a1b2/conformity.pdf",
    "static/a1b2/page.html",
    "static/a1b2/page.xhtml",
    "static/a1b2/unknown.type",
    "static/a1b2/none",
  ];
  let root: string;
  let rules: HeaderRule[];
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "rules-"));
    for (const name of [...FILES, "index.html", "about/index.html", "404.html", "app.js.br"]) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), "");
    }
    rules = headerRules(root, new Map(["/404.html", "/", "/about"].map((path) => [path, FACTS])), NO_HOSTS);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const matching = (path: string): HeaderRule[] =>
    rules.filter(
      (rule) =>
        rule.headers[POLICY] !== undefined &&
        new RegExp(`^${rule.path.replace(/[.+]/g, "\\$&").replace("*", ".*")}$`).test(path),
    );
  const nginxPolicy = (path: string): string | undefined => {
    const [, map = ""] = /\$site_policy \{(.*?)\n\}/s.exec(nginxRules(rules, []).maps) ?? [];
    const lines = [...map.matchAll(/^ {2}"?(\S+?)"? "(.*)";$/gm)].map(
      ([, key = "", value = ""]) => [key, value] as const,
    );
    const pattern = lines.find(([key]) => key.startsWith("~") && new RegExp(key.slice(1)).test(path));
    const found = lines.find(([key]) => key === path) ?? pattern ?? lines.find(([key]) => key === "default");
    return found?.[1];
  };

  test.each(FILES)("%s has one rule with a policy, and the same one on every host", (name) => {
    const policies = matching(`/${name}`).map(({ headers }) => headers[POLICY]);
    expect(policies).toEqual([expect.stringMatching(/^default-src 'none'; /)]);
    expect(headerFinder(rules)(`/${name}`)[POLICY]).toBe(policies[0]);
    expect(nginxPolicy(`/${name}`)).toBe(policies[0]);
  });

  test.each(["static/a1b2/page.html", "static/a1b2/page.xhtml", "static/a1b2/none", "icons.svg", "blog/rss.xml"])(
    "%s is in a sandbox, without script",
    (name) => {
      expect(headerFinder(rules)(`/${name}`)[POLICY]).toBe(
        "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox",
      );
    },
  );

  test("scripts may be workers of the site, which load and fetch files of it", () => {
    expect(headerFinder(rules)("/app-0123456789abcdef.js")[POLICY]).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  test("only the worker that reads scans may compile WebAssembly", () => {
    const find = headerFinder(rules);
    expect(find("/scan-worker-012345.js")[POLICY]).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(find("/scan-worker-012345.js")["Cache-Control"]).toContain("immutable");
    const others = [...FILES.filter((name) => !name.startsWith("scan-worker")), "", "about", "404.html"];
    expect(others.filter((name) => find(`/${name}`)[POLICY]?.includes("unsafe-eval"))).toEqual([]);
  });

  test("the rule of the worker is one of the first hundred, which is all that Cloudflare reads", () => {
    expect(rules.slice(0, 100).map(({ path }) => path)).toContain("/scan-worker-*.js");
  });

  test("pages have only their own rule", () => {
    for (const path of ["/", "/about", "/404.html"]) expect(matching(path).map((rule) => rule.path)).toEqual([path]);
  });

  test("nginx and Vercel send the policy for a path without a rule, too", () => {
    expect(nginxPolicy("/added-later.html")).toMatch(/sandbox$/);
    expect(vercelConfig(rules, []).routes[0]?.headers).toMatchObject({ [POLICY]: expect.stringMatching(/sandbox$/) });
  });
});

describe("a site in several languages", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rules-"));
    for (const folder of ["", "de"]) {
      const data = join(root, folder, "page-data/framed/page-data.json");
      mkdirSync(dirname(data), { recursive: true });
      writeFileSync(data, JSON.stringify({ staticQueryHashes: ["11"] }));
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const pages = new Map(
    ["/404.html", "/", "/framed", "/de", "/de/framed", "/de/404.html"].map((path) => [path, FACTS]),
  );

  test("has the rules of pages, pictures and page data in each language", () => {
    const find = headerFinder(headerRules(root, pages, NO_HOSTS));
    for (const path of ["/social/1.jpg", "/page-data/app-data.json", "/"])
      expect(find(`/de${path === "/" ? "" : path}`)).toEqual(find(path));
    expect(find("/de/404.html")["Content-Security-Policy"]).toBe(find("/404.html")["Content-Security-Policy"]);
  });

  test("may show its own framed page in a frame in each language", () => {
    const rules = headerRules(root, pages, { ...NO_HOSTS, framed: ["/framed"] });
    const find = headerFinder(rules);
    expect(find("/de/framed")["Content-Security-Policy"]).toContain("frame-ancestors 'self'");
    expect(find("/de/page-data/sq/d/11.json")["Access-Control-Allow-Origin"]).toBe("*");
    expect(find("/de/help-search.json")["Access-Control-Allow-Origin"]).toBe("*");
  });

  test("sends the 404 page of the language on nginx and Vercel", () => {
    const rules = headerRules(root, pages, NO_HOSTS);
    expect(nginxRules(rules, []).maps).toContain(
      "map $uri $site_missing {\n  default /404.html;\n  ~^/de/ /de/404.html;\n}",
    );
    const missing = vercelConfig(rules, []).routes.slice(-2);
    expect(missing.map(({ src, dest }) => [src, dest])).toEqual([
      ["^/de/.*$", "/de/404.html"],
      ["^/.*$", "/404.html"],
    ]);
  });
});

const RULES: HeaderRule[] = [
  { path: "/*", headers: { "X-Content-Type-Options": "nosniff" } },
  { path: "/about", headers: { "Content-Security-Policy": "default-src 'none'; script-src 'self'" } },
  { path: "/static/*", headers: { "Cache-Control": "immutable" } },
  { path: "/*.md", headers: { "X-Robots-Tag": "noindex" } },
  { path: "/help-search.json", headers: { "Access-Control-Allow-Origin": "*" } },
];

test("parses written rules, and finds the headers of a path", () => {
  expect(parseHeaders(headersText(RULES))).toEqual(RULES);
  const find = headerFinder(RULES);
  expect(find("/about")).toEqual({ ...RULES[0]?.headers, ...RULES[1]?.headers });
  expect(find("/static/a.jpg")).toEqual({ ...RULES[0]?.headers, ...RULES[2]?.headers });
  expect(find("/statics")).toEqual(RULES[0]?.headers);
  expect(find("/products/lantern.md")).toEqual({ ...RULES[0]?.headers, "X-Robots-Tag": "noindex" });
  expect(find("/products/lantern.md.br")).toEqual(RULES[0]?.headers);
});

test("the rules for nginx contain file paths", () => {
  const { maps, headers } = nginxRules(RULES, []);
  expect(maps).toContain(`"/about/index.html" "default-src 'none'; script-src 'self'";`);
  expect(maps).toContain('"~^/static/" "immutable";');
  expect(maps).toContain(String.raw`$site_robots {
  "~^/.*\.md$" "noindex";`);
  expect(maps).toContain('"/help-search.json" "*";');
  expect(headers).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(headers.match(/\$\w+/g)?.filter((variable) => !maps.includes(` ${variable} {`))).toEqual([]);
});

test("nginx sends the value of a path, and otherwise the value for all paths", () => {
  const opener = (value: string): HeaderRule["headers"] => ({ "Cross-Origin-Opener-Policy": value });
  const { maps, headers } = nginxRules(
    [
      { path: "/*", headers: opener("same-origin") },
      { path: "/admin", headers: opener("unsafe-none") },
    ],
    [],
  );
  expect(maps).toContain('$site_openers {\n  default "same-origin";\n  "/admin/index.html" "unsafe-none";\n}');
  expect(headers).toContain("add_header Cross-Origin-Opener-Policy $site_openers always;");
  expect(headers).not.toContain("same-origin");
});

/** The routes before the file system that match a path, merged as Vercel does it. */
function vercelResponse(path: string): { status: number | undefined; headers: Record<string, string> } {
  const { routes } = vercelConfig(RULES, [{ from: "/old.page", to: "/about" }]);
  const response: ReturnType<typeof vercelResponse> = { status: undefined, headers: {} };
  for (const { src, status, headers, continue: goesOn } of routes) {
    if (src === undefined) break;
    if (!new RegExp(src).test(path)) continue;
    Object.assign(response.headers, headers);
    if (goesOn) continue;
    response.status = status;
    break;
  }
  return response;
}

test("Vercel gets the headers of a path with and without a trailing slash, redirects, and a status for hidden files", () => {
  for (const { path, headers } of RULES.filter(({ path }) => !/\*|404/.test(path))) {
    expect(vercelResponse(path)).toMatchObject({ status: undefined, headers });
    if (!path.includes(".")) expect(vercelResponse(`${path}/`.replace("//", "/"))).toMatchObject({ headers });
  }
  expect(vercelResponse("/products/lantern.md").headers).toMatchObject({ "X-Robots-Tag": "noindex" });
  expect(vercelResponse("/products/lanternxmd").headers).not.toHaveProperty("X-Robots-Tag");
  expect(vercelResponse("/old.page")).toMatchObject({ status: 301, headers: { Location: "/about" } });
  expect(vercelResponse("/oldxpage").status).toBeUndefined();
  for (const path of ["/404", "/404.html", "/about/index.html", "/_headers", "/app.js.br"])
    expect([path, vercelResponse(path).status]).toEqual([path, 404]);
  const { routes } = vercelConfig(RULES, []);
  expect(routes.at(-1)).toMatchObject({ dest: "/404.html", status: 404 });
});

test("inserts the policy only once", () => {
  const once = withPolicy(HTML, "default-src 'none'; frame-ancestors 'none'");
  expect(once).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
  );
  expect(withPolicy(once, "default-src 'none'; frame-ancestors 'none'")).toBe(once);
});

test("a page without a charset element stops the build", () => {
  expect(() => withPolicy("<html><head></head></html>", "default-src 'none'")).toThrow("charSet");
});

describe("addRules", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "host-rules-"));
    writeFileSync(join(root, "_headers"), headersText([{ path: "/*", headers: {} }]));
    writeFileSync(join(root, "404.html"), "");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** The files of a folder with the times of their last changes. */
  const stateOf = (folder: string): (readonly [string, number])[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => [
      name,
      statSync(join(folder, name)).mtimeMs,
    ]);

  // A preview, another language and the site of another company are built in the same project.
  test("writes only into the built site, so a second build leaves the rules of the first", () => {
    const before = stateOf("deploy");
    addRules(root, [{ path: "/admin", headers: { "Cache-Control": "no-store" } }]);
    expect(stateOf("deploy")).toEqual(before);
    const written = filesAt(join(root, HOST_RULES_FOLDER)).map((name) => relative(root, name));
    expect(written).toEqual([
      ".host-rules/nginx/headers.conf",
      ".host-rules/nginx/maps.conf",
      ".host-rules/vercel/config.json",
    ]);
    expect(readFileSync(join(root, ".host-rules/nginx/maps.conf"), "utf8")).toContain('"/admin/index.html" "no-store"');
  });

  test("no host serves these files", () => {
    addRules(root, []);
    expect(openRelease(root).fileAt(`/${HOST_RULES_FOLDER}/vercel/config.json`)).toBeUndefined();
    expect(fileRules(root, {}).map(({ path }) => path)).toEqual([]);
    const { routes } = vercelConfig([{ path: "/*", headers: {} }], []);
    expect(routes.some(({ src = "", status }) => status === 404 && new RegExp(src).test("/.host-rules/a"))).toBe(true);
    const nginx = readFileSync("deploy/nginx/server.conf", "utf8");
    const hidden = [...nginx.matchAll(/^location ~ (\S+) \{\n {2}return 404;/gm)].map(([, pattern = ""]) => pattern);
    expect(hidden.some((pattern) => new RegExp(pattern).test("/.host-rules/nginx/maps.conf"))).toBe(true);
    expect(hidden.some((pattern) => new RegExp(pattern).test("/.well-known/security.txt"))).toBe(false);
  });
});
