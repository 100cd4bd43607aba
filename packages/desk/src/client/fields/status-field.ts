import { createControl } from "./control";
import { createElement } from "../element";

/** The field `draft`: `true` for a draft, null (not written) for a published entry, "" while nothing is chosen. */
type Status = true | null | "";

/** The field type of the status. A new entry, or a copy, is a draft until an editor publishes it. */
export const createStatusField = () =>
  createControl<Status>((host, { value, forID, entry, onChange }) => {
    const radios = [
      { label: "Draft", status: true as const },
      { label: "Published", status: null },
    ].map(({ label, status }) => {
      const radio = createElement("input", { type: "radio", name: forID });
      radio.addEventListener("change", () => onChange(status));
      return { radio, status, choice: createElement("label", {}, radio, label) };
    });
    const group = createElement("div", { id: forID, class: "desk-status", role: "radiogroup", "aria-label": "Status" });
    group.append(...radios.map(({ choice }) => choice));
    host.append(group);
    const show = (chosen: Status): void => {
      for (const { radio, status } of radios) radio.checked = status === (chosen === true ? true : null);
    };
    show(value);
    if (value === "" && entry?.get("slug") === "") onChange(true);
    return { update: show };
  });
