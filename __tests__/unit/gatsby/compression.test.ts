import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../gatsby/outputs/compression";

let root: string;
const page = (): string => join(root, "page.html");
const decompressedCopies = (): string[] => [
  brotliDecompressSync(readFileSync(`${page()}.br`)).toString(),
  gunzipSync(readFileSync(`${page()}.gz`)).toString(),
];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "compression-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("writes a brotli and a gzip copy of a text file, but not of small files and pictures", async () => {
  writeFileSync(page(), "words ".repeat(1000));
  writeFileSync(join(root, "small.json"), "{}");
  writeFileSync(join(root, "picture.jpg"), Buffer.alloc(5000));
  writeFileSync(join(root, "model.usdz"), Buffer.alloc(5000));
  await compressFiles(root);
  expect(decompressedCopies()).toEqual(["words ".repeat(1000), "words ".repeat(1000)]);
  expect(existsSync(join(root, "small.json.br")) || existsSync(join(root, "picture.jpg.br"))).toBe(false);
  expect(existsSync(join(root, "model.usdz.gz"))).toBe(false);
});

test("writes copies of a model", async () => {
  writeFileSync(join(root, "model.glb"), Buffer.alloc(5000));
  await compressFiles(root);
  expect(brotliDecompressSync(readFileSync(join(root, "model.glb.br")))).toEqual(Buffer.alloc(5000));
});

test("removes the copies of a file that no longer exists", async () => {
  writeFileSync(page(), "words ".repeat(1000));
  await compressFiles(root);
  rmSync(page());
  await compressFiles(root);
  expect(readdirSync(root)).toEqual([]);
});

test("compresses a file again only if its modification time has changed, even to an earlier time", async () => {
  writeFileSync(page(), "words ".repeat(1000));
  await compressFiles(root);
  const before = statSync(`${page()}.br`).ctimeMs;
  await compressFiles(root);
  expect(statSync(`${page()}.br`).ctimeMs).toBe(before);
  writeFileSync(page(), "other ".repeat(1000));
  utimesSync(page(), new Date(0), new Date(0));
  await compressFiles(root);
  expect(decompressedCopies()).toEqual(["other ".repeat(1000), "other ".repeat(1000)]);
});
