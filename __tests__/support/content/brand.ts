import { contentFolder } from "@capture/content/model/folder";
import { brandValues } from "../../../gatsby/outputs/brand/values";

/** The module `@brand` in tests: the brand of the content that the tests read, without the name that needs the fonts. */
module.exports = { ...brandValues(contentFolder()), footerName: null, footerNameSize: null };
