import type { CreateResolversArgs } from "gatsby";
import { resolvePicturesOnce } from "./picture-data";
import { addSeoFields } from "./seo/fields";

/** Adds the fields of `seo { … }` that follow from other entries, and resolves each picture once. */
export function createResolvers(args: CreateResolversArgs): void {
  addSeoFields(args);
  resolvePicturesOnce(args);
}
