import { mistakesIn, type Problem } from "../../src/content/problem";
import { element } from "./element";

/** How often the check is asked, in milliseconds. */
const INTERVAL = 1000;

/** Shows beside the desk what the check says of the content, until it is mended. */
export function showProblems(): void {
  const list = element("ul");
  const heading = element("h2", { id: "desk-problems" });
  const hint = element("p", {}, "The site keeps showing the last content without mistakes until these are mended.");
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
    list.replaceChildren(...problems.map(entryOf));
  };
  const watch = (): void => {
    // The development site may be restarting; the next round asks again.
    void refresh()
      .catch(() => undefined)
      .finally(() => setTimeout(watch, INTERVAL));
  };
  watch();
}

function entryOf({ file, line, column, where, sentence }: Problem): HTMLLIElement {
  const place = element("code", {}, `${file}:${line}:${column}`);
  return element("li", {}, place, where === "" ? sentence : `${where}: ${sentence}`);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"} in the content`;
}
