import type { CmsConfig } from "@sveltia/cms";
import { mistakesIn, type Problem } from "../../src/content/check/problem";
import type { DeskLanguages } from "../config/languages";
import { createElement } from "./element";
import { findField } from "./form-field";
import { createProblemItem } from "./problem-item";

/** Interval between requests for the current problems. It is short, because the server has them in memory. */
const POLL_INTERVAL_MS = 250;

type Collections = NonNullable<CmsConfig["collections"]>;

/**
 * Shows a panel with the problems of the content check until they are fixed.
 * @param collections the forms that a problem can link to
 */
export function showProblems(collections: Collections, languages?: DeskLanguages): void {
  const list = createElement("ul");
  const heading = createElement("h2", { id: "desk-problems" });
  const hint = createElement(
    "p",
    {},
    "The site keeps showing the last content without mistakes until these are fixed.",
  );
  const panel = createElement(
    "aside",
    { class: "desk-problems", "aria-labelledby": "desk-problems" },
    heading,
    hint,
    list,
  );
  const status = createElement("div", { role: "status" });
  panel.hidden = true;
  document.body.append(panel, status);

  let lastText = "";
  const refresh = async (): Promise<void> => {
    const text = await (await fetch("/admin/problems.json")).text();
    if (text === lastText) return;
    lastText = text;
    const problems = JSON.parse(text) as Problem[];
    panel.hidden = problems.length === 0;
    const mistakes = mistakesIn(problems).length;
    hint.hidden = mistakes === 0;
    heading.textContent = mistakes > 0 ? countText(mistakes, "mistake") : countText(problems.length, "notice");
    status.textContent = panel.hidden ? "" : heading.textContent;
    list.replaceChildren(
      ...problems.map((problem) => createProblemItem(problem, findField(problem, collections, languages))),
    );
  };
  const poll = (): void => {
    // The development site may be restarting; the next poll tries again.
    void refresh()
      .catch(() => undefined)
      .finally(() => setTimeout(poll, POLL_INTERVAL_MS));
  };
  poll();
}

function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"} in the content`;
}
