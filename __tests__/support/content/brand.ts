import { resolve } from "node:path";
import { brandValues } from "../../../gatsby/outputs/brand/module";

/** The module `@brand` in tests: the brand of data/. */
module.exports = brandValues(resolve("data"));
