import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { eventually, runScript, startScript } from "../../../testing/server/host";
import { createPreviewProject, type PreviewProject } from "../../support/server/preview-project";

let project: PreviewProject;
beforeAll(async () => {
  project = await createPreviewProject();
});
beforeEach(() => project.reset());

test("only the content of a branch is used: no code, no schema, and no file that a link leads to", async () => {
  const { folder, repository, env } = project;
  writeFileSync(join(folder, "secret.txt"), "secret");
  repository.git("checkout", "--quiet", "-B", "work", "main");
  symlinkSync(join(folder, "secret.txt"), join(folder, "data/articles/link.json"));
  writeFileSync(join(folder, "data/schemas/site.schema.json"), "{}");
  writeFileSync(join(folder, "gatsby-node.ts"), "throw new Error('code of the branch')");
  repository.git("add", "--force", "data/articles/link.json", "data/schemas/site.schema.json", "gatsby-node.ts");
  repository.git("commit", "--quiet", "--message=Attack");
  repository.git("push", "--quiet", "origin", "work:refs/heads/cms/pages/attack");
  repository.git("checkout", "--quiet", "main");
  writeFileSync(join(folder, "gatsby-node.ts"), 'import "./gatsby/step"');
  writeFileSync(join(folder, "wait"), "");
  const running = startScript("previews", [], { folder, env });
  const ended = new Promise<number | null>((resolve) => running.once("exit", resolve));
  await eventually(async () => existsSync(join(folder, "building")));
  const content = join(folder, "previews/pages~attack/content");
  expect(readFileSync(join(content, "articles/link.json"), "utf8")).toBe(join(folder, "secret.txt"));
  expect(existsSync(join(content, "schemas"))).toBe(false);
  rmSync(join(folder, "wait"));
  expect(await ended).toBe(0);
});

test("a preview has neither pages of other languages nor the desk", async () => {
  const { folder, repository, previews, siteOf, change } = project;
  for (const path of ["public/admin", "public/de", ".languages/de"]) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ["admin", "de"]) writeFileSync(join(folder, "public", path, "index.html"), "");
  repository.push("cms/pages/home", change("Another tagline"));
  expect(await previews()).toMatchObject({ code: 0 });
  const site = siteOf("pages~home");
  expect(readdirSync(site)).toContain("index.html");
  for (const path of ["admin", "de"]) expect(readdirSync(site)).not.toContain(path);
});

test("begins with the pictures of the site's last build, and encodes none again", async () => {
  const { folder, repository, previews, siteOf, change } = project;
  repository.push("cms/pages/home", change("Another tagline"));
  await previews();
  // The site's own build encodes a picture again.
  for (const name of [".cache/pictures", "public/static/1/room.jpg"]) rmSync(join(folder, name));
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  repository.push("cms/pages/home", change("A better tagline"));
  await previews();
  const pictures = [join(folder, "public"), siteOf("pages~home")].map(
    (site) => statSync(join(site, "static/1/room.jpg")).ino,
  );
  expect(pictures[0]).toBe(pictures[1]);
});
