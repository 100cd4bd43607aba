import { brandValues } from "../../../gatsby/outputs/brand/module";
import { contentFolder } from "../../../src/content/model/folder";

/** The module `@brand` in tests: the brand of the content that the tests read. */
module.exports = brandValues(contentFolder());
