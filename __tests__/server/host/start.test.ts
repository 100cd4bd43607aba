import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually, startHost, type Host } from "../../../testing/server/host";
import { createBuiltProject, keepProject, projectFolder, setVersion } from "../../support/server/project";

const getHome = async (host: Host): Promise<string[]> => {
  const page = await host.get("/");
  return [await page.text(), page.headers.get("x-version") ?? ""];
};

/** A secret of the host. */
const READY_TOKEN = "a token of at least 32 characters";

/** A project with a release of version 1, whose sources are at version 2. */
let folder: string;
let reset: () => void;
beforeAll(async () => {
  folder = await createBuiltProject();
  setVersion(folder, 2);
  reset = keepProject(folder);
});
beforeEach(() => reset());

test("npm start after a pull serves the previous release during the build, and then the next one", async () => {
  writeFileSync(join(folder, "wait"), "");
  const host = await startHost({ folder, script: "start", env: { READY_TOKEN } });
  await eventually(async () => existsSync(join(folder, "building")));
  expect(readFileSync(join(folder, "environments"), "utf8")).not.toContain(READY_TOKEN);
  expect(readFileSync(join(folder, "public/index.html"), "utf8")).toBe("version 2");
  expect(await getHome(host)).toEqual(["version 1", "1"]);
  rmSync(join(folder, "wait"));
  await eventually(async () => (await getHome(host))[0] === "version 2");
  expect(await getHome(host)).toEqual(["version 2", "2"]);
  expect(await host.kill()).toBe(0);

  rmSync(join(folder, "building"));
  const restartedHost = await startHost({ folder, script: "start" });
  expect(await getHome(restartedHost)).toEqual(["version 2", "2"]);
  await restartedHost.kill();
  expect(existsSync(join(folder, "building"))).toBe(false);
});

test("after a failed build the previous release is still served, and the next start builds again", async () => {
  writeFileSync(join(folder, "fail"), "");
  const host = await startHost({ folder, script: "start" });
  await eventually(async () => host.output().includes("The build failed. The previous release is still served."));
  expect(await getHome(host)).toEqual(["version 1", "1"]);
  await host.kill();

  rmSync(join(folder, "fail"));
  const restartedHost = await startHost({ folder, script: "start" });
  await eventually(async () => (await getHome(restartedHost))[0] === "version 2");
});

test("npm run preview serves a build with drafts from its own folder", async () => {
  const host = await startHost({ folder, script: "preview" });
  expect(await getHome(host)).toEqual(["version 2 with drafts", "2"]);
  expect(readFileSync(join(folder, "public/index.html"), "utf8")).toBe("version 1");
  await host.kill();

  setVersion(folder, 3);
  const restartedHost = await startHost({ folder, script: "preview" });
  expect(await getHome(restartedHost)).toEqual(["version 3 with drafts", "3"]);
});

test("the first npm start builds before it serves", async () => {
  const host = await startHost({ folder: projectFolder(), script: "start" });
  expect(await getHome(host)).toEqual(["version 1", "1"]);
});
