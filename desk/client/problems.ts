import type { CmsConfig } from "@sveltia/cms";
import { mistakesIn, type Problem } from "../../src/content/check/problem";
import { element } from "./element";
import { openField } from "./open-field";
import { placeOf } from "./problem-place";

/** How often the last check is asked for, in milliseconds; the answer is ready. */
const INTERVAL = 250;

/**
 * Shows the problems that the check has found, until they are fixed.
 * @param collections the forms that a problem may lead to
 */
export function showProblems(collections: NonNullable<CmsConfig["collections"]>): void {
  const list = element("ul");
  const heading = element("h2", { id: "desk-problems" });
  const hint = element("p", {}, "The site keeps showing the last content without mistakes until these are fixed.");
  const panel = element("aside", { class: "desk-problems", "aria-labelledby": "desk-problems" }, heading, hint, list);
  const status = element("div", { role: "status" });
  panel.hidden = true;
  document.body.append(panel, status);

  let shown = "";
  const refresh = async (): Promise<void> => {
    const text = await (await fetch("/admin/problems.json")).text();
    if (text === shown) return;
    shown = text;
    const problems = JSON.parse(text) as Problem[];
    panel.hidden = problems.length === 0;
    const mistakes = mistakesIn(problems).length;
    hint.hidden = mistakes === 0;
    heading.textContent = mistakes > 0 ? counted(mistakes, "mistake") : counted(problems.length, "notice");
    status.textContent = panel.hidden ? "" : heading.textContent;
    list.replaceChildren(...problems.map((problem) => entryOf(problem, collections)));
  };
  const watch = (): void => {
    // The development site may be restarting; the next round asks again.
    void refresh()
      .catch(() => undefined)
      .finally(() => setTimeout(watch, INTERVAL));
  };
  watch();
}

function entryOf(problem: Problem, collections: NonNullable<CmsConfig["collections"]>): HTMLLIElement {
  const { file, line, column, message } = problem;
  const text = element("p", {}, message.charAt(0).toUpperCase() + message.slice(1));
  const place = placeOf(problem, collections);
  if (!place) return element("li", {}, element("code", {}, file), text);
  const link = element("a", { href: place.hash, title: `${file}:${line}:${column}` }, place.words);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void openField(place);
  });
  return element("li", {}, link, text);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"} in the content`;
}
