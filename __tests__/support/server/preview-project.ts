import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../../../testing/server/host";
import { createBuiltProject, keepProject } from "./project";
import { createRepository, siteWithTagline, type Repository } from "./review-branches";

/** A built project whose content is in a repository with a Git host. */
export interface PreviewProject {
  folder: string;
  repository: Repository;
  /** The settings of the host and the command. */
  env: Record<string, string>;
  /** Runs `npm run previews`, with further settings. */
  previews(settings?: Record<string, string>): ReturnType<typeof runScript>;
  /** The names of the previews. */
  names(): string[];
  /** The record of a preview, by its name. */
  recordOf(name: string): Record<string, unknown>;
  /** The path of a built preview. */
  siteOf(name: string): string;
  /** The files of a commit that changes the tagline of the site. */
  change(tagline: string): Record<string, string>;
  /** Undoes all changes to the project and its repository. */
  reset(): void;
}

/** Creates a project, and builds it. */
export async function createPreviewProject(): Promise<PreviewProject> {
  const folder = await createBuiltProject();
  const repository = createRepository(folder);
  const env = { PREVIEW_SECRET: "a secret of at least 32 characters" };
  const previews = join(folder, "previews");
  const recordOf = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(previews, name, "preview.json"), "utf8"));
  return {
    folder,
    repository,
    env,
    previews: (settings = {}) => runScript("previews", [], { folder, env: { ...env, ...settings } }),
    names: () => readdirSync(previews).filter((name) => !name.startsWith(".")),
    recordOf,
    siteOf: (name) => join(previews, name, String(recordOf(name).site)),
    change: (tagline) => ({ "data/site.json": siteWithTagline(folder, tagline) }),
    reset: keepProject(folder),
  };
}
