// What follows from the answers, in one script that is loaded after the last answer.
export { AccuracyAnswer } from "./accuracy-answer";
export { summarize } from "./findings";
export { SpecificationSection } from "./specification-sheet";
