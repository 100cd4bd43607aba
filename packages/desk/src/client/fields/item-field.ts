import { itemsFor } from "@capture/content/model/items";
import { memoize } from "@capture/content/check/memoize";
import type { JsonPath } from "@capture/content/check/problem";
import type { ItemLink } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { TITLE_KEYS } from "../../config/labels";
import { createControl, type ControlProps } from "./control";
import { createElement } from "../element";

/** An Immutable map of Sveltia. */
export interface SveltiaMap {
  toJS(): unknown;
}

/** Memoized, because Sveltia updates every item field of a form on each keystroke. */
const documentIn = memoize(
  (entry: NonNullable<ControlProps["entry"]>, _: undefined) => (entry.get("data") as SveltiaMap).toJS() as JsonValue,
);

/** The field type of a reference to an item of the same file: a select with the items in the form, including unsaved ones. */
export const createItemField = () =>
  createControl((host, props) => {
    const link = (props.field.get("item") as SveltiaMap).toJS() as ItemLink;
    const select = createElement("select", { id: props.forID, class: "desk-input" });
    select.addEventListener("change", () => props.onChange(select.value));
    host.append(select);
    const show = (value: string, { entry }: ControlProps): void => {
      const items = entry && itemsFor(documentIn(entry, undefined), link, pathOf(host));
      const options = [...(items ?? [])].map(([name, item]) => option(name, String(titleOf(item) ?? name)));
      // Keep a value whose item does not exist until the editor chooses another.
      if (!items?.has(value)) options.unshift(option(value, value === "" ? "Choose one" : `${value} (does not exist)`));
      select.replaceChildren(...options);
      select.value = value;
    };
    show(props.value, props);
    return { update: show };
  });

function option(value: string, text: string): HTMLOptionElement {
  return createElement("option", { value }, text);
}

function titleOf(item: Readonly<Record<string, JsonValue>>): JsonValue | undefined {
  return TITLE_KEYS.map((key) => item[key]).find((title) => title !== undefined);
}

/** The path of the field in the file. Sveltia only provides it as an attribute in the page. */
function pathOf(host: HTMLElement): JsonPath {
  const path = host.closest("[data-key-path]")?.getAttribute("data-key-path") ?? "";
  return path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
