import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually, runScript, startHost } from "../../../testing/server/host";
import { createBuiltProject, keepProject, setVersion } from "../../support/server/project";

let folder: string;
let reset: () => void;
const builtAt = (): string => readFileSync(join(folder, "releases/built-at"), "utf8");

beforeAll(async () => {
  folder = await createBuiltProject();
  setVersion(folder, 2);
  reset = keepProject(folder);
});
beforeEach(() => reset());

test("npm run serve builds nothing while no entry has begun or ended since the last build", async () => {
  const host = await startHost({ folder, script: "serve" });
  expect(await (await host.get("/")).text()).toBe("version 1");
  expect(await host.kill()).toBe(0);
  expect(existsSync(join(folder, "building"))).toBe(false);
});

test("npm run serve builds immediately if an entry has begun since the last build", async () => {
  writeFileSync(join(folder, "releases/built-at"), "2020-01-01T00:00:00.000Z\n");
  const host = await startHost({ folder, script: "serve" });
  await eventually(async () => (await (await host.get("/")).text()) === "version 2");
  await host.kill();
  expect(builtAt() > "2026").toBe(true);
});

test("a failed scheduled build is logged, and the previous release is still served", async () => {
  writeFileSync(join(folder, "releases/built-at"), "2020-01-01T00:00:00.000Z\n");
  writeFileSync(join(folder, "fail"), "");
  const host = await startHost({ folder, script: "serve" });
  await eventually(async () => host.output().includes("scheduled build failed"));
  expect(await (await host.get("/")).text()).toBe("version 1");
  await host.kill();
  expect(builtAt()).toBe("2020-01-01T00:00:00.000Z\n");
});

test("npm run build -- --if-due builds only if an entry has begun or ended since the last build", async () => {
  expect((await runScript("build", ["--if-due"], { folder })).stdout).toContain("No entry has begun or ended");
  expect(existsSync(join(folder, "building"))).toBe(false);
  writeFileSync(join(folder, "releases/built-at"), "2020-01-01T00:00:00.000Z\n");
  expect(await runScript("build", ["--if-due"], { folder })).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "building"))).toBe(true);
});
