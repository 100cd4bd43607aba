import { relative, sep } from "node:path";
import type { CreatePageArgs } from "gatsby";

/** Pages of src/pages that have no document in data/pages: Gatsby serves them at unknown paths. */
const WITHOUT_DOCUMENT = /^\/(?:404(?:\.html)?|dev-404-page)$/;

/**
 * Deletes a page of src/pages whose document does not exist or is a draft: deleting data/pages/about.json removes /about.
 * Gatsby creates these pages regardless of the content.
 */
export function onCreatePage({ page, actions, getNodes }: CreatePageArgs): void {
  const isFixed = relative(process.cwd(), page.component).startsWith(`src${sep}pages`);
  if (!isFixed || WITHOUT_DOCUMENT.test(page.path)) return;
  const hasDocument = getNodes().some((node) => node.route === page.path);
  if (!hasDocument) actions.deletePage(page);
}
