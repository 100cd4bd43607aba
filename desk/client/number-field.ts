import { control } from "./control";
import { element } from "./element";

/** The number of an entry. A new entry takes the next one; nobody types it. */
export const numberField = () => {
  const taken = new Map<string, number>();
  return control<number | "">((host, { value, field, forID, onChange }) => {
    const collection = String(field.get("collection"));
    const output = element("output", { id: forID });
    const show = (number: number | ""): void => {
      output.textContent = String(number);
      if (number !== "") taken.set(collection, Math.max(number, taken.get(collection) ?? 0));
    };
    host.append(output);
    if (value === "") onChange(Math.max(Number(field.get("next")), (taken.get(collection) ?? 0) + 1));
    else show(value);
    return { update: show };
  });
};
