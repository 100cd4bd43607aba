import { createControl } from "./control";
import { createElement } from "../element";
import { seriesName, type EntryNumbers } from "./entry-numbers";

/**
 * The field type of an entry’s number, which is read-only. A new entry gets the next number. If another editor saves an
 * entry with this number first, the new entry gets the number after it.
 */
export const createNumberField = (numbers: EntryNumbers) =>
  createControl<number | "">((host, props) => {
    const series = seriesName(String(props.field.get("schema")), String(props.field.get("name")));
    const output = createElement("output", { id: props.forID });
    host.append(output);
    let { value, entry } = props;
    const refresh = (): void => {
      output.textContent = String(value);
      const isNew = entry?.get("slug") === "";
      if (isNew && (value === "" || numbers.isTaken(series, value))) props.onChange(numbers.next(series));
    };
    refresh();
    return {
      update(newValue, newProps) {
        value = newValue;
        entry = newProps.entry;
        refresh();
      },
      destroy: numbers.subscribe(refresh),
    };
  });
