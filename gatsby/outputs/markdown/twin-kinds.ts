import { accuracyTwins } from "./kinds/accuracy";
import { articleTwins } from "./kinds/article";
import { caseStudyTwins } from "./kinds/case-study";
import { changesTwins } from "./kinds/changes";
import { compareTwins } from "./kinds/compare";
import { finderTwins } from "./kinds/finder";
import { glossaryTermTwins } from "./kinds/glossary-term";
import { plannerTwins } from "./kinds/planner";
import { productTwins } from "./kinds/product";
import { productRecordTwins } from "./kinds/product-record";
import { releasesTwins } from "./kinds/releases";
import { solutionTwins } from "./kinds/solution";
import type { TwinKind } from "./twin";

/** The kinds of page that have a Markdown twin. A kind in this list has the link in its head, the file and its text in `llms-full.txt`. */
export const TWIN_KINDS: readonly TwinKind[] = [
  finderTwins,
  plannerTwins,
  accuracyTwins,
  compareTwins,
  productTwins,
  productRecordTwins,
  solutionTwins,
  caseStudyTwins,
  articleTwins,
  glossaryTermTwins,
  releasesTwins,
  changesTwins,
];
