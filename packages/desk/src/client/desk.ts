import CMS from "@sveltia/cms";
import type { DeskSettings } from "../config/settings";
import { reserveBar } from "./bar";
import { askForAlternativeTexts } from "./pictures/ask-alternative-text";
import { formatDocument, readDocument, writeDocument } from "./documents";
import { showDue } from "./due";
import { createEntryNumbers } from "./fields/entry-numbers";
import { rejectInvalidNumbers, setNameField } from "./file-names";
import { showHistory } from "./history/history";
import { createHtmlField } from "./html/field";
import { createFocalPointField } from "./pictures/focal-point-field";
import { createIconField } from "./fields/icon-field";
import { createItemField } from "./fields/item-field";
import { createLinkField } from "./fields/link-field";
import { showWhetherLive } from "./live/live";
import { createNumberField } from "./fields/number-field";
import { showPage } from "./page/page";
import { rejectUnsupportedPictures } from "./pictures/picture-guard";
import { showWords } from "./placeholders";
import { showProblems } from "./problems/problems";
import { showCheckResults } from "./review/check-note";
import { githubReviews } from "./review/github";
import { gitlabReviews } from "./review/gitlab";
import { guardReviews } from "./review/guard";
import { createApi, USER_KEY } from "./review/host";
import { createStatusField } from "./fields/status-field";
import { readTranslation, translationOf } from "./translations/translation-file";
import { composePreSave, fillTranslations } from "./translations/translations";
import { askBeforeLeaving } from "./unsaved";

const { config, keys, nullableFields, names, targets, placeholders, languages, words, isLocal, isReviewed } = (await (
  await fetch("/admin/settings.json")
).json()) as DeskSettings;

const numbers = createEntryNumbers();
CMS.registerCustomFormat("content", "json", {
  fromFile(text) {
    const document = readDocument(text);
    numbers.recordRead(document);
    return readTranslation(document) ?? document;
  },
  toFile(document) {
    const translation = translationOf(document);
    if (translation !== undefined) return formatDocument(translation);
    numbers.recordWrite(document);
    return writeDocument(document, keys, nullableFields);
  },
});
CMS.registerFieldType("focal-point", createFocalPointField());
CMS.registerFieldType("icon", createIconField());
CMS.registerFieldType("item", createItemField());
CMS.registerFieldType("link", createLinkField(targets));
CMS.registerFieldType("html", createHtmlField(targets));
CMS.registerFieldType("status", createStatusField());
CMS.registerFieldType("entry-number", createNumberField(numbers));
CMS.registerEventListener({ name: "preSave", handler: rejectInvalidNumbers(names) });
const setName = setNameField(names);
CMS.registerEventListener({
  name: "preSave",
  handler: words ? composePreSave(setName, config.collections ?? [], keys, words) : setName,
});
const allowLeaving = askBeforeLeaving();
CMS.registerEventListener({ name: "postSave", handler: allowLeaving });
rejectUnsupportedPictures((reason) => window.alert(reason));
askForAlternativeTexts();
reserveBar();
showWords(placeholders, config.collections ?? []);
if (words) fillTranslations(config.collections ?? [], words);
if (isLocal) {
  // Otherwise Sveltia starts with the Git host of the settings. When an editor then opens the folder, Sveltia closes its
  // database of form backups and does not open another.
  localStorage[USER_KEY] ??= JSON.stringify({ backendName: "local" });
  showProblems(config.collections ?? [], languages);
  const keepPage = showPage(config.collections ?? [], (document) => writeDocument(document, keys, nullableFields));
  CMS.registerEventListener({ name: "postSave", handler: keepPage });
  showHistory(config.collections ?? []);
}
const { backend } = config;
if (isReviewed && "repo" in backend && "api_root" in backend) {
  const { name, repo, api_root: root = "" } = backend;
  const host = (name === "gitlab" ? gitlabReviews : githubReviews)(repo, createApi(root));
  guardReviews(host, allowLeaving);
  showCheckResults(host, config.collections ?? [], languages);
}
if (!isLocal && backend && "branch" in backend) showWhetherLive(backend.branch ?? "main");
showDue(config.collections ?? [], languages);
await CMS.init({ config });
