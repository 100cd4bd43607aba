import CMS from "@sveltia/cms";
import type { DeskSettings } from "../config/settings";
import { readDocument, writeDocument } from "./documents";
import { createEntryNumbers } from "./entry-numbers";
import { setNameField } from "./file-names";
import { createHtmlField } from "./html/field";
import { createIconField } from "./icon-field";
import { createItemField } from "./item-field";
import { createLinkField } from "./link-field";
import { startWithLocalFolder } from "./local-session";
import { createNumberField } from "./number-field";
import { rejectInvalidNumbers } from "./number-guard";
import { showProblems } from "./problems";
import { createStatusField } from "./status-field";
import { askBeforeLeaving } from "./unsaved";

const { config, keys, unstated, names, targets, showsProblems } = (await (
  await fetch("/admin/settings.json")
).json()) as DeskSettings;

const numbers = createEntryNumbers();
CMS.registerCustomFormat("content", "json", {
  fromFile(text) {
    const document = readDocument(text);
    numbers.recordRead(document);
    return document;
  },
  toFile(document) {
    numbers.recordWrite(document);
    return writeDocument(document, keys, unstated);
  },
});
CMS.registerFieldType("icon", createIconField());
CMS.registerFieldType("item", createItemField());
CMS.registerFieldType("link", createLinkField(targets));
CMS.registerFieldType("html", createHtmlField(targets));
CMS.registerFieldType("status", createStatusField());
CMS.registerFieldType("entry-number", createNumberField(numbers));
CMS.registerEventListener({ name: "preSave", handler: rejectInvalidNumbers(names) });
CMS.registerEventListener({ name: "preSave", handler: setNameField(names) });
CMS.registerEventListener({ name: "postSave", handler: askBeforeLeaving() });
if (showsProblems) {
  startWithLocalFolder();
  showProblems(config.collections ?? []);
}
await CMS.init({ config });
