import type { Field } from "@sveltia/cms";
import type { JsonValue } from "@capture/domain/lib/json-value";
import type { Version } from "../../entry-history";
import { addToolButton } from "../bar";
import { createDialog } from "../dialog";
import { createElement } from "../element";
import { findFile, findForm, labelsOf, type Collections } from "../form-field";
import { hasUnsavedChanges } from "../unsaved";
import { changeTexts, findChanges, type Change } from "./changes";
import { restoreVersion } from "./restore";

/** Further changes of a version are only counted. */
const MAX_CHANGES = 12;

/** Shows a button at an open form. It opens the list of the entry's versions, each with its changes and a button to restore it. */
export function showHistory(collections: Collections): void {
  const dialog = createDialog("History");
  const openFile = (): string | undefined => findFile(window.location.hash, collections);
  const open = async (): Promise<void> => {
    const file = openFile();
    if (file === undefined) return;
    const response = await fetch(`/admin/history.json?${new URLSearchParams({ file }).toString()}`);
    const versions = response.ok ? ((await response.json()) as Version[]) : [];
    const canRestore = !hasUnsavedChanges();
    const restore = (text: string): void => {
      dialog.close();
      void restoreVersion(file, text);
    };
    dialog.show(
      createElement("p", {}, hintOf(versions, canRestore)),
      createElement(
        "ol",
        {},
        ...versions.map((version, index) =>
          createItem(version, versions[index + 1], findForm(file, collections)?.fields ?? [], {
            isCurrent: version.text === versions[0]?.text,
            restore: canRestore ? restore : undefined,
          }),
        ),
      ),
    );
  };
  const button = addToolButton(open);
  button.textContent = "History";
  const update = (): void => {
    button.hidden = openFile() === undefined;
  };
  window.addEventListener("hashchange", update);
  update();
}

function hintOf(versions: readonly Version[], canRestore: boolean): string {
  if (versions.length === 0)
    return "This entry has no history: it is new, or the folder of the site was copied without its history.";
  return canRestore
    ? "“Restore” puts the texts of a version into the form. Nothing is saved until you press Save."
    : "The form has changes that are not saved. Save or discard them before you restore a version.";
}

/**
 * @param earlier the version before; undefined for the first one
 * @param options whether the form shows this version; `restore` is undefined while the form has unsaved changes
 */
function createItem(
  { author, time, subject, text }: Version,
  earlier: Version | undefined,
  fields: readonly Field[],
  { isCurrent, restore }: { isCurrent: boolean; restore: ((text: string) => void) | undefined },
): HTMLLIElement {
  const date = new Date(time).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  const changes = earlier ? findChanges(parse(earlier.text), parse(text)) : [];
  const item = createElement(
    "li",
    {},
    createElement("h3", {}, subject),
    createElement("p", {}, [author, date].filter((part) => part !== "").join(", ")),
    createElement("ul", {}, ...changes.slice(0, MAX_CHANGES).map((change) => createChange(change, fields))),
  );
  if (changes.length > MAX_CHANGES) item.append(createElement("p", {}, `and ${changes.length - MAX_CHANGES} more`));
  if (!isCurrent && parse(text) !== undefined) {
    const label = `Restore the version of ${date}`;
    const button = createElement("button", { type: "button", class: "desk-button", "aria-label": label }, "Restore");
    button.disabled = restore === undefined;
    button.addEventListener("click", () => restore?.(text));
    item.append(button);
  }
  return item;
}

function createChange(change: Change, fields: readonly Field[]): HTMLLIElement {
  const [before, after] = changeTexts(change);
  return createElement(
    "li",
    {},
    `${labelsOf(change.path.map(String), fields).join(" › ")}: `,
    ...(before === "" ? [] : [createElement("del", {}, before)]),
    ...(before === "" || after === "" ? [] : [" → "]),
    ...(after === "" ? [] : [createElement("ins", {}, after)]),
  );
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
