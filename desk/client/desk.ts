import CMS from "@sveltia/cms";
import type { DeskSettings } from "../config/settings";
import { readDocument, writeDocument } from "./documents";
import { createEntryNumbers } from "./entry-numbers";
import { setNameField } from "./file-names";
import { htmlField } from "./html/field";
import { iconField } from "./icon-field";
import { itemField } from "./item-field";
import { linkField } from "./link-field";
import { startWithLocalFolder } from "./local-session";
import { numberField } from "./number-field";
import { rejectInvalidNumbers } from "./number-guard";
import { showProblems } from "./problems";
import { statusField } from "./status-field";
import { askBeforeLeaving } from "./unsaved";

const { config, keys, names, targets, showsProblems } = (await (
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
    return writeDocument(document, keys);
  },
});
CMS.registerFieldType("icon", iconField());
CMS.registerFieldType("item", itemField());
CMS.registerFieldType("link", linkField(targets));
CMS.registerFieldType("html", htmlField(targets));
CMS.registerFieldType("status", statusField());
CMS.registerFieldType("entry-number", numberField(numbers));
CMS.registerEventListener({ name: "preSave", handler: rejectInvalidNumbers(names) });
CMS.registerEventListener({ name: "preSave", handler: setNameField(names) });
CMS.registerEventListener({ name: "postSave", handler: askBeforeLeaving() });
if (showsProblems) {
  startWithLocalFolder();
  showProblems(config.collections ?? []);
}
await CMS.init({ config });
