import type { CreateResolversArgs } from "gatsby";
import { addArticleCards } from "./article-cards";
import { describePicturesOnce } from "./picture-data";
import { addRelated } from "./related";
import { addSeoFields } from "./seo/fields";

/** Adds to the content's types what follows from other entries and lists of them, and spares pictures what was done for another page. */
export function createResolvers(args: CreateResolversArgs): void {
  addSeoFields(args);
  addRelated(args);
  addArticleCards(args);
  describePicturesOnce(args);
}
