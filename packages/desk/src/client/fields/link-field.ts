import type { Option } from "../../config/fields";
import { createControl } from "./control";
import { createDatalist, createElement } from "../element";

/** The field type of a link: an input that suggests the pages and dialogs of the site. */
export const createLinkField = (targets: readonly Option[]) =>
  createControl((host, { value, forID, onChange }) => {
    const list = `${forID}-targets`;
    const input = createElement("input", { id: forID, type: "text", list, class: "desk-input", spellcheck: "false" });
    input.value = value;
    input.addEventListener("input", () => onChange(input.value));
    host.append(input, createDatalist(list, targets));
    return {
      update(next) {
        if (input.value !== next) input.value = next;
      },
    };
  });
