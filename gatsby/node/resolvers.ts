import type { CreateResolversArgs } from "gatsby";
import { markDrafts } from "./drafts";
import { addGlossaryLinks } from "./glossary";
import { addPathFields } from "./paths";
import { resolvePictures } from "./picture-data";
import { addReadTime } from "./read-time";
import { addSeoFields } from "./seo/fields";
import { addSheetField } from "../outputs/spec-sheets/fields";
import { addTourFields } from "../outputs/tours/fields";

/**
 * Adds the paths of pages and the fields that follow from other entries (`seo { … }`, links to the glossary), from an
 * article's words, from a tour's files and from what the build writes, resolves each picture upright and once, and marks
 * drafts.
 */
export function createResolvers(args: CreateResolversArgs): void {
  addPathFields(args);
  addSeoFields(args);
  addGlossaryLinks(args);
  addReadTime(args);
  addSheetField(args);
  addTourFields(args);
  resolvePictures(args);
  markDrafts(args);
}
