import CMS from "@sveltia/cms";
import type { DeskSettings } from "../config/settings";
import { readDocument, writeDocument } from "./documents";
import { nameAfterFile } from "./file-names";
import { htmlField } from "./html/field";
import { iconField } from "./icon-field";
import { linkField } from "./link-field";
import { numberField } from "./number-field";
import { showProblems } from "./problems";

const { config, names, targets, problems } = (await (await fetch("/admin/settings.json")).json()) as DeskSettings;

CMS.registerCustomFormat("content", "json", { fromFile: readDocument, toFile: writeDocument });
CMS.registerFieldType("icon", iconField());
CMS.registerFieldType("link", linkField(targets));
CMS.registerFieldType("html", htmlField(targets));
CMS.registerFieldType("entry-number", numberField());
CMS.registerEventListener({ name: "preSave", handler: nameAfterFile(names) });
if (problems) showProblems();
await CMS.init({ config });
