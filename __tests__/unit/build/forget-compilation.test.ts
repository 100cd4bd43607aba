import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack, { type Stats } from "webpack";
import { forgetCompilation } from "../../../src/build/forget-compilation";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compiled-"));
  writeFileSync(join(folder, "entry.js"), "console.log(1);");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what was compiled is there until the compiler is closed, and then no more", async () => {
  const compiler = webpack({
    ...{ context: folder, entry: "./entry.js", output: { path: join(folder, "out") }, mode: "production" as const },
    cache: { type: "filesystem", cacheDirectory: join(folder, "cache") },
    plugins: [forgetCompilation],
  });
  const stats = await new Promise<Stats | undefined>((done, fail) =>
    compiler?.run((error, made) => (error ? fail(error) : done(made))),
  );
  expect(stats?.hasErrors()).toBe(false);
  expect(stats?.compilation.modules.size).toBeGreaterThan(0);
  const close = () => new Promise<void>((done, fail) => compiler?.close((error) => (error ? fail(error) : done())));
  await close();
  expect(stats?.compilation).toBeUndefined();
  // Gatsby closes the last of its compilers twice.
  await expect(close()).resolves.toBeUndefined();
});
