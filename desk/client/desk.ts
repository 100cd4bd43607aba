import CMS from "@sveltia/cms";
import type { DeskSettings } from "../config/settings";
import { readDocument, writeDocument } from "./documents";
import { entryNumbers } from "./entry-numbers";
import { nameAfterFile } from "./file-names";
import { htmlField } from "./html/field";
import { iconField } from "./icon-field";
import { itemField } from "./item-field";
import { linkField } from "./link-field";
import { beginWithLocalFolder } from "./local-session";
import { numberField } from "./number-field";
import { refuseTakenNumbers } from "./number-guard";
import { showProblems } from "./problems";
import { statusField } from "./status-field";
import { askBeforeLeaving } from "./unsaved";

const { config, keys, names, targets, problems } = (await (await fetch("/admin/settings.json")).json()) as DeskSettings;

const numbers = entryNumbers();
CMS.registerCustomFormat("content", "json", {
  fromFile(text) {
    const document = readDocument(text);
    numbers.read(document);
    return document;
  },
  toFile(document) {
    numbers.write(document);
    return writeDocument(document, keys);
  },
});
CMS.registerFieldType("icon", iconField());
CMS.registerFieldType("item", itemField());
CMS.registerFieldType("link", linkField(targets));
CMS.registerFieldType("html", htmlField(targets));
CMS.registerFieldType("status", statusField());
CMS.registerFieldType("entry-number", numberField(numbers));
CMS.registerEventListener({ name: "preSave", handler: refuseTakenNumbers(names) });
CMS.registerEventListener({ name: "preSave", handler: nameAfterFile(names) });
CMS.registerEventListener({ name: "postSave", handler: askBeforeLeaving() });
if (problems) {
  beginWithLocalFolder();
  showProblems(config.collections ?? []);
}
await CMS.init({ config });
