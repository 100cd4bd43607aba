import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";
import { createAdopterSite } from "../../../testing/adopter-site";
import { compareBuilds } from "../../../testing/compare-builds";
import { findChangedFiles, copyFiles } from "../../../testing/project-copy";
import { runNode } from "../../lib/run";
import { jestCli } from "../../lib/test-runners";

/** Tests of every built page that `test:site` does not do. Other built tests are about parts that small sites do not have. */
export const TESTS_OF_PAGES = ["html", "scripts"].map((name) => `__tests__/built/${name}.test.ts`);

const MINUTE_MS = 60_000;

/**
 * Checks a built site as `npm run test:site` of the engine in this folder does, so that it may contain no trace of the
 * company of data/.
 * @param engine the folder in which the site was built
 * @param content path of its content folder
 * @returns an exit code
 */
export const testSite = (engine: string, content: string): Promise<number> =>
  runNode("--import", ["tsx", "scripts/site/test/test-site.ts", join(engine, "public")], { CONTENT_DIR: content });

/**
 * Starts a new site with a copy of the project as its engine, as docs/make-it-yours.md describes: writes the content of
 * another company, builds its site and checks it. Then it reports how many files were written, and fails if code of the
 * engine was changed. Finally it builds the site where another company has built its own, of which nothing may remain.
 * @param former path of a copy of the project with a built site of another company
 * @returns an exit code
 */
export async function testAdopter(former: string): Promise<number> {
  const start = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "adopter-"));
  const engine = join(folder, "engine");
  try {
    copyFiles(engine);
    const content = await createAdopterSite(join(folder, "site"));
    const env = { CONTENT_DIR: content };
    const build = (project: string): Promise<number> =>
      runNode("--require", ["tsx/cjs", "scripts/site/build.ts"], env, project);
    const code =
      (await build(engine)) ||
      (await testSite(engine, content)) ||
      (await runNode(jestCli, [...TESTS_OF_PAGES, "--selectProjects", "built"], env, engine));
    const changed = findChangedFiles(engine);
    const minutes = ((Date.now() - start) / MINUTE_MS).toFixed(1);
    console.log(
      `A new site: ${filesBelow(content).length} files of content, ${changed.length} changed files of the engine, ${minutes} minutes of this machine.`,
    );
    for (const name of changed) console.error(`The new site needed a change of the engine: ${name}`);
    if (code !== 0 || changed.length > 0) return 1;
    const secondCode = await build(former);
    const differences = compareBuilds(former, engine);
    for (const difference of differences) console.error(`After another company in the same folder: ${difference}`);
    return secondCode || Math.min(differences.length, 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
