import type { CreateResolversArgs } from "gatsby";
import { markDrafts } from "./drafts";
import { addGlossaryLinks } from "./glossary";
import { addLocalizedTexts } from "./localized-texts";
import { addPathFields } from "./paths";
import { resolvePictures } from "./picture-data";
import { addSeoFields } from "./seo/fields";
import { addSheetField } from "../outputs/spec-sheets/fields";
import { addTourFields } from "../outputs/tours/fields";

/** Adds all computed fields. */
export function createResolvers(args: CreateResolversArgs): void {
  addPathFields(args);
  addSeoFields(args);
  addGlossaryLinks(args);
  addLocalizedTexts(args);
  addSheetField(args);
  addTourFields(args);
  resolvePictures(args);
  markDrafts(args);
}
