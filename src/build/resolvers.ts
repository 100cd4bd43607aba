import type { CreateResolversArgs } from "gatsby";
import { addRelated } from "./related";
import { addSeoFields } from "./seo/fields";

/** Adds to the content's types what follows from other entries. */
export function createResolvers(args: CreateResolversArgs): void {
  addSeoFields(args);
  addRelated(args);
}
