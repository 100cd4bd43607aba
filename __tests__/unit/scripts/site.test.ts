import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createServer, type AddressInfo } from "node:net";
import { HEADERS_FILE, headersText, HOST_RULES_FOLDER, parseHeaders } from "@capture/domain/host/host-files";
import { rememberFiles } from "../../support/content/remember-files";
import { developPort } from "../../../scripts/site/develop/develop-port";
import { copyFiles } from "../../../testing/project-copy";
import { linkContent } from "../../../testing/desk/link-content";

describe("input-hash", () => {
  let folder: string;
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  /** The hashes of the build and of the code of Node, computed in another process: esbuild does not run in Jest's environment. */
  function readHashes(): string[] {
    const module = JSON.stringify(resolve("scripts/site/input-hash.ts"));
    const hashes = `const { buildHash, nodeCodeHash } = require(${module}); console.log(buildHash("."), nodeCodeHash("."))`;
    const code = `process.chdir(${JSON.stringify(folder)}); ${hashes}`;
    const output = execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", code], { encoding: "utf8" });
    return output.trim().split(" ");
  }

  let initialHashes: string[];
  let restore: () => void;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "inputs-"));
    put("data/schemas/article.schema.json", "{}");
    put("data/site.json", "{}");
    put("gatsby-config.ts", "export default {};");
    put("gatsby-node.ts", 'export { onPostBuild } from "./gatsby/steps";');
    put("gatsby/steps.ts", 'import { unit } from "@capture/domain/units"; export const onPostBuild = () => unit;');
    put("packages/domain/src/units.ts", 'export const unit = "m";');
    put("packages/domain/package.json", JSON.stringify({ exports: { "./units": "./src/units.ts" } }));
    put("src/pages/index.tsx", "export default () => null;");
    initialHashes = readHashes();
    restore = rememberFiles(folder);
  });
  afterEach(() => restore());
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ["a module that Gatsby runs", "gatsby/steps.ts", "export const onPostBuild = () => 2;", [true, true]],
    ["a module of a package", "packages/domain/src/units.ts", 'export const unit = "ft";', [true, true]],
    ["a schema", "data/schemas/article.schema.json", '{ "title": "Article" }', [true, true]],
    ["a page component", "src/pages/index.tsx", "export default () => 1;", [true, false]],
    ["content", "data/site.json", '{ "brand": "Acme" }', [true, false]],
    ["a README", "gatsby/README.md", "# gatsby", [false, false]],
    ["the query types", "src/gatsby-types.d.ts", "declare namespace Queries {}", [false, false]],
  ])("a change of %s changes the expected hashes", (_what, name, text, changes) => {
    put(name, text);
    expect(readHashes().map((hash, index) => hash !== initialHashes[index])).toEqual(changes);
  });
});

describe("develop-port", () => {
  test.each([
    [["--port", "8123"], { PORT: "8124" }, 8123],
    [["-H", "0.0.0.0", "-p", "8123"], {}, 8123],
    [[], { PORT: "8124" }, 8124],
  ])("arguments %j and settings %j choose the port %i", async (args, env, port) => {
    expect(await developPort(args, env)).toBe(port);
  });

  test("rejects a port in use, and suggests another one", async () => {
    const server = createServer().listen(0, "localhost");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      await expect(developPort([], { PORT: String(port) })).rejects.toThrow(
        `Port ${port} is in use: is the site running in another terminal? Stop it there with Ctrl and C, ` +
          `or choose another port with “-- --port ${port + 1}” after the command.`,
      );
    } finally {
      server.close();
    }
  });

  test("rejects an argument that is not a port", async () => {
    await expect(developPort(["--port", "desk"], {})).rejects.toThrow("--port is “desk”");
  });
});

describe("add-desk", () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "add-desk-"));
    copyFiles(root, ["__tests__", "data", "docs", "gallery"]);
    linkContent("data", join(root, "data"));
    mkdirSync(join(root, "public"));
    const headers = { "Cross-Origin-Opener-Policy": "same-origin" };
    writeFileSync(join(root, "public", HEADERS_FILE), headersText([{ path: "/*", headers }]));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** Runs the command as a build does. */
  function runAddDesk(env: Readonly<Record<string, string>>) {
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/site/add-desk.ts"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, DESK: "", ...env },
    });
    return { status, stderr };
  }

  test("adds the desk, its header rules and compressed copies to a build", () => {
    expect(runAddDesk({ DESK: "github", DESK_REPO: "acme/site" })).toEqual({ status: 0, stderr: "" });
    for (const name of ["index.html", "settings.json", "desk.js", "desk.js.br", "desk.js.gz"])
      expect([name, existsSync(join(root, "public/admin", name))]).toEqual([name, true]);
    const rules = parseHeaders(readFileSync(join(root, "public", HEADERS_FILE), "utf8"));
    expect(rules.map(({ path }) => path)).toEqual(["/*", "/admin", "/admin/*"]);
    expect(readFileSync(join(root, "public", HOST_RULES_FOLDER, "nginx/maps.conf"), "utf8")).toContain("/admin");
  });

  test("rejects a missing setting", () => {
    expect(runAddDesk({ DESK: "github" })).toEqual({
      status: 1,
      stderr: "DESK_REPO must be the repository that the desk saves to, for example owner/name.\n",
    });
  });
});
