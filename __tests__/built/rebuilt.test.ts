import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import { copyProject } from "../../bench/build/project-copy";
import { picture } from "../support/content-folder";
import { routes, site } from "../support/routes";

const RENAMED = "Plumbline";
/**
 * Settings of the running host, which no file of a build may hold. The build knows them, as on many build machines.
 * GATSBY_FORMS_KEY is none of them: it is public, and woven in on purpose.
 */
const SECRETS = {
  DATABASE_URL: "postgres://canary-user:canary-password@db.canary.example/forms",
  SMTP_URL: "smtps://canary-mail:canary-word@mail.canary.example:465",
  NOTIFY_TO: "canary@canary.example",
  NOTIFY_FROM: "canary-sender@canary.example",
  TRUST_PROXY: "61528394713",
  FORMS_LIMIT: "4711/17m",
  RETENTION_MONTHS: "83619264057",
};
let copy: string;

/** The same words with plain pictures in place of the originals: these are encoded in seconds. */
async function plainPictures(data: string): Promise<void> {
  const plain = await picture(1200, 750);
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".jpg")) writeFileSync(join(data, name), plain);
  }
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "brand-"));
  copyProject(copy, 0);
  await plainPictures(join(copy, "data"));
  const path = join(copy, "data/site.json");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(site.brand, RENAMED));
  const { status, stdout } = spawnSync(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", CI: "true", GATSBY_TELEMETRY_DISABLED: "1", ...SECRETS },
  });
  if (status !== 0) throw new Error(`The renamed site was not built:\n${stdout}`);
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the brand stands in site.json alone: changed there, no page says the old name", () => {
  for (const route of routes) {
    const html = readFileSync(join(copy, "public", route, "index.html"), "utf8");

    expect([route, html.match(new RegExp(site.brand))]).toEqual([route, null]);
  }
});

test("titles, footer and structured data follow", async () => {
  const { window } = await JSDOM.fromFile(join(copy, "public/about/index.html"));
  const page = window.document;
  expect(page.title).toContain(RENAMED);
  expect(page.querySelector("footer")?.textContent).toContain(RENAMED);
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  const { "@graph": graph } = JSON.parse(text) as { "@graph": { name?: string }[] };
  expect(graph.slice(0, 2).map(({ name }) => name)).toEqual([RENAMED, RENAMED]);
});

test.each(["public", ".cache/functions"])("no file of %s holds a secret or a setting of the running host", (folder) => {
  const files = readdirSync(join(copy, folder), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(folder === "public" ? 100 : 0);
  const holding = files.filter(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    return ["canary", SECRETS.FORMS_LIMIT, SECRETS.RETENTION_MONTHS, SECRETS.TRUST_PROXY].some((secret) =>
      bytes.includes(secret),
    );
  });
  expect(holding.map(({ name }) => name)).toEqual([]);
});
