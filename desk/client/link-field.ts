import { control } from "./control";
import { element } from "./element";

/** A link: a page or a dialog is chosen from the list, another site's address or a mailbox is typed. */
export const linkField = (targets: readonly string[]) =>
  control((host, { value, forID, onChange }) => {
    const list = `${forID}-targets`;
    const input = element("input", { id: forID, type: "text", list, class: "desk-input", spellcheck: "false" });
    input.value = value;
    input.addEventListener("input", () => onChange(input.value));
    host.append(
      input,
      element("datalist", { id: list }, ...targets.map((target) => element("option", { value: target }))),
    );
    return {
      update(next) {
        if (input.value !== next) input.value = next;
      },
    };
  });
