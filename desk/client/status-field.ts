import { control } from "./control";
import { element } from "./element";

/** Of a draft the file says `true`, of what is published nothing. The desk has an empty text where nobody has chosen. */
type Status = true | null | "";

/** Whether visitors see an entry. A new one, or a copy of one, is a draft until somebody publishes it. */
export const statusField = () =>
  control<Status>((host, { value, forID, entry, onChange }) => {
    const radios = [
      { label: "Draft", status: true as const },
      { label: "Published", status: null },
    ].map(({ label, status }) => {
      const radio = element("input", { type: "radio", name: forID });
      radio.addEventListener("change", () => onChange(status));
      return { radio, status, choice: element("label", {}, radio, label) };
    });
    const group = element("div", { id: forID, class: "desk-status", role: "radiogroup", "aria-label": "Status" });
    group.append(...radios.map(({ choice }) => choice));
    host.append(group);
    const show = (chosen: Status): void => {
      for (const { radio, status } of radios) radio.checked = status === (chosen === true ? true : null);
    };
    show(value);
    if (value === "" && entry?.get("slug") === "") onChange(true);
    return { update: show };
  });
