import type { CreateResolversArgs } from "gatsby";
import { markDrafts } from "./drafts";
import { addGlossaryLinks } from "./glossary";
import { resolvePicturesOnce } from "./picture-data";
import { addSeoFields } from "./seo/fields";
import { addTourFields } from "./tours/fields";

/**
 * Adds the fields that follow from other entries (`seo { … }`, links to the
 * glossary) and from a tour's files, resolves each picture once, and marks drafts.
 */
export function createResolvers(args: CreateResolversArgs): void {
  addSeoFields(args);
  addGlossaryLinks(args);
  addTourFields(args);
  resolvePicturesOnce(args);
  markDrafts(args);
}
