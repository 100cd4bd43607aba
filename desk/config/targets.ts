import { entriesOf, field, type Collection } from "../../src/content/check/collection";
import { DIALOG_PREFIX, dialogs } from "../../src/domain/dialogs";
import { pagesOf, plannedRoutes } from "../../src/content/model/routes";
import type { Option } from "./fields";
import { titleOf } from "./references";

/** Pages and dialogs that a link can open, labeled with their titles. */
export function listLinkTargets(collection: Collection): Option[] {
  const pages = [...pagesOf(collection)].map(([value, entry]) => ({ value, label: titleOf(entry, collection.site) }));
  const planned = plannedRoutes(collection).map((value) => ({ value, label: "planned; the page does not exist yet" }));
  const byPath = new Map([...planned, ...pages].map((target) => [target.value, target]));
  return [...[...byPath.values()].sort(alphabetically), ...dialogTargets(collection)].map(({ value, label }) => ({
    value,
    label: label ?? value,
  }));
}

function dialogTargets(collection: Collection): Option[] {
  return Object.entries(dialogs).map(([name, { form }]) => {
    const entry = entriesOf(collection, "Form").find((each) => field(each, "name") === form);
    return { value: DIALOG_PREFIX + name, label: `opens the form “${(entry && field(entry, "title")) ?? form}”` };
  });
}

function alphabetically(a: { value: string }, b: { value: string }): number {
  return a.value < b.value ? -1 : 1;
}
