import { control } from "./control";
import { element } from "./element";
import { seriesName, type EntryNumbers } from "./entry-numbers";

/**
 * The number of an entry; nobody types it. A new entry takes the next one, and
 * another if somebody else has taken that in the meantime.
 */
export const numberField = (numbers: EntryNumbers) =>
  control<number | "">((host, props) => {
    const series = seriesName(String(props.field.get("schema")), String(props.field.get("name")));
    const output = element("output", { id: props.forID });
    host.append(output);
    let { value, entry } = props;
    const refresh = (): void => {
      output.textContent = String(value);
      const isNew = entry?.get("slug") === "";
      if (isNew && (value === "" || numbers.isTaken(series, value))) props.onChange(numbers.next(series));
    };
    refresh();
    return {
      update(next, now) {
        value = next;
        entry = now.entry;
        refresh();
      },
      destroy: numbers.watch(refresh),
    };
  });
