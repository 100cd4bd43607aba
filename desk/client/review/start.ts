import type { CmsConfig } from "@sveltia/cms";
import type { DeskLanguages } from "../../config/languages";
import { showCheckResults } from "./check-note";
import { githubReviews } from "./github";
import { gitlabReviews } from "./gitlab";
import { guardReviews } from "./guard";
import { createApi } from "./host";

/**
 * Starts what a desk with review adds to Sveltia: the guard, and the results of the check.
 * @param onPublish called after an entry was published, before Sveltia leaves its form
 */
export function startReview(
  { backend, collections = [] }: CmsConfig,
  onPublish: () => void,
  languages?: DeskLanguages,
): void {
  if (!("repo" in backend) || !("api_root" in backend)) return;
  const { name, repo, api_root: root = "" } = backend;
  const host = (name === "gitlab" ? gitlabReviews : githubReviews)(repo, createApi(root));
  guardReviews(host, onPublish);
  showCheckResults(host, collections, languages);
}
