import type { Option } from "../config/fields";
import { control } from "./control";
import { datalist, element } from "./element";

/** A link: a page or a dialog is chosen from the list, another site's address or a mailbox is typed. */
export const linkField = (targets: readonly Option[]) =>
  control((host, { value, forID, onChange }) => {
    const list = `${forID}-targets`;
    const input = element("input", { id: forID, type: "text", list, class: "desk-input", spellcheck: "false" });
    input.value = value;
    input.addEventListener("input", () => onChange(input.value));
    host.append(input, datalist(list, targets));
    return {
      update(next) {
        if (input.value !== next) input.value = next;
      },
    };
  });
