import { TITLE_KEYS } from "../config/labels";
import { itemsFor } from "../../src/content/model/items";
import { memoize } from "../../src/content/check/memoize";
import type { JsonPath } from "../../src/content/check/problem";
import type { ItemLink } from "../../src/content/model/schemas";
import { control, type ControlProps } from "./control";
import { element } from "./element";
import type { JsonValue } from "../../src/lib/json-value";

/** A map of Sveltia's, and the plain value in it. */
interface SveltiaMap {
  toJS(): unknown;
}

/** A form has many such fields, and each is told of every key that is pressed. */
const documentIn = memoize(
  (entry: NonNullable<ControlProps["entry"]>, _: undefined) => (entry.get("data") as SveltiaMap).toJS() as JsonValue,
);

/** An item of the same file is chosen among those that stand in the form now, saved or not. */
export const itemField = () =>
  control((host, props) => {
    const link = (props.field.get("item") as SveltiaMap).toJS() as ItemLink;
    const select = element("select", { id: props.forID, class: "desk-input" });
    select.addEventListener("change", () => props.onChange(select.value));
    host.append(select);
    const show = (value: string, { entry }: ControlProps): void => {
      const items = entry && itemsFor(documentIn(entry, undefined), link, pathOf(host));
      const options = [...(items ?? [])].map(([name, item]) => option(name, String(titleOf(item) ?? name)));
      // What stands in the file stays until another is chosen.
      if (!items?.has(value)) options.unshift(option(value, value === "" ? "Choose one" : `${value} (is not there)`));
      select.replaceChildren(...options);
      select.value = value;
    };
    show(props.value, props);
    return { update: show };
  });

function option(value: string, text: string): HTMLOptionElement {
  return element("option", { value }, text);
}

function titleOf(item: Readonly<Record<string, JsonValue>>): JsonValue | undefined {
  return TITLE_KEYS.map((key) => item[key]).find((title) => title !== undefined);
}

/** Where the field stands in the file. Sveltia says it in the page alone. */
function pathOf(host: HTMLElement): JsonPath {
  const path = host.closest("[data-key-path]")?.getAttribute("data-key-path") ?? "";
  return path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
