import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEtags } from "../../../server/etags";
import { createHotFiles, type Sent } from "../../../server/hot-files";

const LIMITS = { largest: 100, capacity: 1000, fresh: 0 };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hot-files-"));
  writeFileSync(join(root, "page.html"), "plain");
  writeFileSync(join(root, "page.html.br"), "brotli");
  writeFileSync(join(root, "icon.png"), "picture");
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (sent: Sent | undefined): string | undefined => sent?.bytes.toString();

test.each([
  ["br, gzip", "brotli", "br"],
  ["gzip", "plain", undefined],
  ["br;q=0", "plain", undefined],
  [undefined, "plain", undefined],
])("who accepts %s gets the %s copy", async (accepted, body, encoding) => {
  const sent = await createHotFiles(root, createEtags(), LIMITS).find("page.html", accepted);
  expect(text(sent)).toBe(body);
  expect(sent?.headers["Content-Encoding"]).toBe(encoding);
  expect(sent?.headers).toMatchObject({ "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" });
});

test("a copy has a validator of its own", async () => {
  const files = createHotFiles(root, createEtags(), LIMITS);
  const tags = [await files.find("page.html", "br"), await files.find("page.html", undefined)];
  expect(new Set(tags.map((sent) => sent?.headers.ETag)).size).toBe(2);
});

test("a file that is no text has no charset", async () => {
  const sent = await createHotFiles(root, createEtags(), LIMITS).find("icon.png", "br");
  expect(sent?.headers["Content-Type"]).toBe("image/png");
});

test("a file that has changed is read again, and not before it is looked at", async () => {
  const eager = createHotFiles(root, createEtags(), LIMITS);
  const lazy = createHotFiles(root, createEtags(), { ...LIMITS, fresh: 60_000 });
  for (const files of [eager, lazy]) await files.find("icon.png", undefined);
  writeFileSync(join(root, "icon.png"), "another");
  utimesSync(join(root, "icon.png"), 1, 1);
  expect(text(await eager.find("icon.png", undefined))).toBe("another");
  expect(text(await lazy.find("icon.png", undefined))).toBe("picture");
});

test("a large file is not kept", async () => {
  expect(await createHotFiles(root, createEtags(), { ...LIMITS, largest: 4 }).find("page.html", "br")).toBeUndefined();
});

test("what was kept longest makes room", async () => {
  const files = createHotFiles(root, createEtags(), { ...LIMITS, capacity: 12, fresh: 60_000 });
  await files.find("page.html", undefined);
  await files.find("icon.png", undefined);
  writeFileSync(join(root, "page.html"), "later");
  expect(text(await files.find("page.html", undefined))).toBe("later");
});

test("a file that is gone is told of", async () => {
  await expect(createHotFiles(root, createEtags(), LIMITS).find("gone.html", undefined)).rejects.toThrow("gone.html");
});
