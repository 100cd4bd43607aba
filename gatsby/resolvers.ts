import type { CreateResolversArgs } from "gatsby";
import { markDrafts } from "./drafts";
import { resolvePicturesOnce } from "./picture-data";
import { addSeoFields } from "./seo/fields";

/** Adds the fields of `seo { … }` that follow from other entries, resolves each picture once, and marks drafts. */
export function createResolvers(args: CreateResolversArgs): void {
  addSeoFields(args);
  resolvePicturesOnce(args);
  markDrafts(args);
}
