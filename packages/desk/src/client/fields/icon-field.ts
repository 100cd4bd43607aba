import { createControl } from "./control";
import { createIcon, createElement } from "../element";

/** The field type of an icon: shows the selected icon, and a grid of all icons when an editor presses it. */
export const createIconField = () =>
  createControl((host, { value, field, forID, onChange }) => {
    const names = [...(field.get("icons") as Iterable<string>)];
    const summary = createElement("summary", { id: forID });
    const choices = createElement("div", { class: "desk-icons", role: "radiogroup", "aria-label": "Icon" });
    const details = createElement("details", { class: "desk-icon-field" }, summary, choices);
    const show = (chosen: string): void => {
      summary.replaceChildren(...(chosen === "" ? ["Choose an icon"] : [createIcon(chosen), chosen]));
      for (const button of choices.children) {
        button.setAttribute("aria-checked", String(button.getAttribute("aria-label") === chosen));
      }
    };
    for (const name of names) {
      const button = createElement(
        "button",
        { type: "button", role: "radio", "aria-label": name, title: name },
        createIcon(name),
      );
      button.addEventListener("click", () => {
        details.open = false;
        onChange(name);
      });
      choices.append(button);
    }
    host.append(details);
    show(value);
    return { update: show };
  });
