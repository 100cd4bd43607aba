import { contentFolder } from "@capture/content/model/folder";
import { brandValues } from "../../../gatsby/outputs/brand/module";

/** The module `@brand` in tests: the brand of the content that the tests read. */
module.exports = brandValues(contentFolder());
