import { counted, mistakesIn, type Problem } from "@capture/content/check/problem";
import type { DeskLanguages } from "../../config/languages";
import { toolBar } from "../bar";
import { createElement } from "../element";
import { createProblemItem } from "./problem-item";
import type { Collections } from "../form-field";

/** Interval between requests for the current problems. It is short, because the server has them in memory. */
const POLL_INTERVAL_MS = 250;

/**
 * Shows the problems of the content check in the bar until they are fixed: their number in one line, which opens the list.
 * @param collections the forms that a problem can link to
 */
export function showProblems(collections: Collections, languages?: DeskLanguages): void {
  const line = createElement("summary");
  const body = createElement("div", { class: "desk-bar-body" });
  const details = createElement("details", { class: "desk-problems" }, line, body);
  const status = createElement("div", { role: "status", class: "desk-hidden" });
  details.hidden = true;
  toolBar().prepend(details);
  document.body.append(status);

  const createList = (heading: string, problems: readonly Problem[]): Node[] => {
    if (problems.length === 0) return [];
    const items = problems.map((problem) => createProblemItem(problem, collections, languages));
    return [createElement("h2", {}, heading), createElement("ul", { "aria-label": heading }, ...items)];
  };
  let lastText = "";
  const refresh = async (): Promise<void> => {
    const text = await (await fetch("/admin/problems.json")).text();
    if (text === lastText) return;
    lastText = text;
    const problems = JSON.parse(text) as Problem[];
    const mistakes = mistakesIn(problems);
    const notices = problems.filter((problem) => !mistakes.includes(problem));
    details.hidden = problems.length === 0;
    details.classList.toggle("desk-has-mistakes", mistakes.length > 0);
    line.replaceChildren(...lineOf(mistakes.length, notices.length));
    status.textContent = line.textContent;
    body.replaceChildren(
      ...createList("Mistakes: the site keeps its last content until they are fixed", mistakes),
      ...createList("Notices: they do not stop publishing", notices),
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

/** The number of mistakes and notices. A small window hides the words between them. */
function lineOf(mistakes: number, notices: number): (Node | string)[] {
  const noticeText = notices === 0 ? "" : counted(notices, "notice", "notices");
  if (mistakes === 0) return [noticeText];
  const wide = (text: string): HTMLElement => createElement("span", { class: "desk-wide" }, text);
  return [
    counted(mistakes, "mistake", "mistakes"),
    wide(mistakes === 1 ? " stops publishing" : " stop publishing"),
    ...(notices === 0 ? [] : [`, ${noticeText}`, wide(notices === 1 ? " does not" : " do not")]),
  ];
}
