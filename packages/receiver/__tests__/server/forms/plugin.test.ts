import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { BODIES } from "../../../../../testing/server/bodies";
import { findFreePort } from "../../../../../testing/free-port";
import { eventually, post, siteFolder, startScript } from "../../../../../testing/server/host";
import { listStored } from "../../../../../testing/server/stores";

/** In the repository, so that Node finds the packages. */
const FOLDER = resolve("node_modules/.cache/receiver-example");
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test("the example of packages/receiver/README.md receives forms", async () => {
  const [, example = ""] = /```ts\n(.*?)```/s.exec(readFileSync("packages/receiver/README.md", "utf8")) ?? [];
  const port = await findFreePort();
  const file = join(FOLDER, "example.mts");
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, example.replace("9001", String(port)));
  const folder = siteFolder();
  const env = { DATABASE_URL: `file:${join(folder, "submissions.db")}` };
  startScript("", [], { file, folder, env, nodeArgs: ["--import", resolve("node_modules/tsx/dist/loader.mjs")] });
  await eventually(async () => (await post(`http://localhost:${port}`, BODIES.demo)).status === 200);
  expect(await listStored(env.DATABASE_URL)).toEqual([expect.objectContaining({ email: BODIES.demo.email })]);
});
