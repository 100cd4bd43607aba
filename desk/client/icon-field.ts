import { control } from "./control";
import { drawing, element } from "./element";

/** An icon is chosen by its drawing: a button with the chosen one, and below it all there are. */
export const iconField = () =>
  control((host, { value, field, forID, onChange }) => {
    const names = [...(field.get("icons") as Iterable<string>)];
    const summary = element("summary", { id: forID });
    const choices = element("div", { class: "desk-icons", role: "radiogroup", "aria-label": "Icon" });
    const details = element("details", { class: "desk-icon-field" }, summary, choices);
    const show = (chosen: string): void => {
      summary.replaceChildren(...(chosen === "" ? ["Choose an icon"] : [drawing(chosen), chosen]));
      for (const button of choices.children) {
        button.setAttribute("aria-checked", String(button.getAttribute("aria-label") === chosen));
      }
    };
    for (const name of names) {
      const button = element(
        "button",
        { type: "button", role: "radio", "aria-label": name, title: name },
        drawing(name),
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
