import { checkContent } from "../src/content/check";
import { contentFolder } from "../src/content/folder";
import { problemsReport } from "../src/content/problem";
import { main } from "./main";

main(() => {
  const started = performance.now();
  const problems = checkContent(contentFolder());
  if (problems.length > 0) {
    console.error(problemsReport(problems));
    return 1;
  }
  console.log(`The content is in order (${Math.round(performance.now() - started)} ms).`);
  return 0;
});
