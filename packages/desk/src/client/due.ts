import type { Due } from "@capture/content/due/due";
import { DUE_KINDS, type DueKind } from "@capture/content/due/kinds";
import type { DeskLanguages } from "../config/languages";
import { addToolButton } from "./bar";
import { createDialog } from "./dialog";
import { createElement } from "./element";
import { createProblemItem } from "./problems/problem-item";
import type { Collections } from "./form-field";

/** A longer group is closed at first. */
const MAX_OPEN_ITEMS = 10;

/**
 * Shows a button with the number of places in the content that an editor should look at. It opens their list.
 * @param collections the forms that a place can link to
 */
export function showDue(collections: Collections, languages?: DeskLanguages): void {
  const dialog = createDialog("Due");
  let due: Due[] = [];
  const refresh = async (): Promise<void> => {
    const response = await fetch("/admin/due.json");
    if (!response.ok) return;
    due = (await response.json()) as Due[];
    button.textContent = `Due (${due.length})`;
    button.hidden = due.length === 0;
  };
  const createGroup = (kind: DueKind): HTMLElement[] => {
    const items = due.filter((each) => each.kind === kind);
    if (items.length === 0) return [];
    const group = createElement(
      "details",
      items.length > MAX_OPEN_ITEMS ? {} : { open: "" },
      createElement("summary", {}, `${DUE_KINDS[kind]} (${items.length})`),
      createElement("ul", {}, ...items.map((item) => createProblemItem(item, collections, languages, dialog.close))),
    );
    return [group];
  };
  const open = async (): Promise<void> => {
    await refresh().catch(() => undefined);
    const hint = createElement("p", {}, "None of this prevents publishing. Press a place to open its form.");
    dialog.show(hint, ...(Object.keys(DUE_KINDS) as DueKind[]).flatMap(createGroup));
  };
  const button = addToolButton(open);
  // Without the list there is no button. The desk works without it.
  void refresh().catch(() => undefined);
}
