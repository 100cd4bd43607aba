import type { CreateResolversArgs } from "gatsby";
import { describePicturesOnce } from "./picture-data";
import { addRelated } from "./related";
import { addSeoFields } from "./seo/fields";

/** Adds to the content's types what follows from other entries, and spares pictures what was done for another page. */
export function createResolvers(args: CreateResolversArgs): void {
  addSeoFields(args);
  addRelated(args);
  describePicturesOnce(args);
}
