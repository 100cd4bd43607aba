import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mediaLicenses } from "../../../scripts/assets/media-licenses";
import { indexNowKey } from "../../../gatsby/outputs/text-files";

describe("media-licenses", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "media-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string, text = ""): void {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }

  test("a license applies to its folder and to the folders below without their own", () => {
    write("images/LICENSE.txt", "Own work\n\nDetails.");
    write("images/plants/hall.jpg");
    write("images/stock/room.webp");
    write("images/stock/LICENSE.txt", "CC0 1.0\n");
    write("images/notes.json");
    expect(mediaLicenses([root])).toEqual([
      { folder: join(root, "images"), license: "Own work" },
      { folder: join(root, "images/stock"), license: "CC0 1.0" },
    ]);
  });

  test("media without a license are listed by their folder", () => {
    write("models/device.glb");
    write("fonts/LICENSE.txt", "\n");
    write("fonts/text.woff2");
    expect(mediaLicenses([root])).toEqual([
      { folder: join(root, "fonts"), license: undefined },
      { folder: join(root, "models"), license: undefined },
    ]);
  });

  test("all media of the repository have a license", () => {
    const media = mediaLicenses(["data"]);
    expect(media.filter(({ license }) => license === undefined)).toEqual([]);
    expect(media.map(({ folder }) => folder)).toEqual(expect.arrayContaining(["data/brand", "data/images"]));
  });
});

describe("indexnow", () => {
  const SITE = { url: "https://acme.example" };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "indexnow-"));
    mkdirSync(join(folder, "data"));
    writeFileSync(join(folder, "data/site.json"), JSON.stringify(SITE));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the command in the folder, with a server that responds with a status and records the bodies of requests. */
  async function run(status: number): Promise<{ code: number | null; output: string; requests: unknown[] }> {
    const requests: unknown[] = [];
    const engine = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        requests.push(JSON.parse(body));
        response.writeHead(status).end("unknown key");
      });
    });
    await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
    const { port } = engine.address() as { port: number };
    const child = spawn(
      process.execPath,
      [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts/assets/indexnow.ts")],
      {
        cwd: folder,
        env: { ...process.env, INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}`, CONTENT_DIR: join(folder, "data") },
      },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    await new Promise((resolve) => engine.close(resolve));
    return { code, output, requests };
  }

  function build(): void {
    mkdirSync(join(folder, "public"));
    writeFileSync(
      join(folder, "public/sitemap-0.xml"),
      "<urlset><url><loc>https://acme.example/</loc></url><url><loc>https://acme.example/about</loc></url></urlset>",
    );
  }

  test("submits the pages of the sitemap with the key and its URL", async () => {
    build();
    const { code, output, requests } = await run(202);
    const key = indexNowKey(SITE.url);
    expect([code, output]).toEqual([0, "Submitted 2 pages to IndexNow (status 202).\n"]);
    expect(requests).toEqual([
      {
        host: "acme.example",
        key,
        keyLocation: `https://acme.example/${key}.txt`,
        urlList: ["https://acme.example/", "https://acme.example/about"],
      },
    ]);
  });

  test("reports the status of a rejected submission", async () => {
    build();
    expect(await run(403)).toMatchObject({ code: 1, output: "IndexNow responded with status 403: unknown key\n" });
  });

  test("fails without a built site", async () => {
    expect(await run(202)).toMatchObject({
      code: 1,
      output: "public/ does not contain a sitemap. Run npm run build first.\n",
      requests: [],
    });
  });
});
