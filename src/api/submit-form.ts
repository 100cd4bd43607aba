import { createFunctions } from "@capture/receiver/functions";
import { readBundled } from "../forms/data-files";

/** The form receiver for `gatsby develop` and for hosts with functions; the site's own host has it built in. */
export default createFunctions(readBundled).submitForm;
// `export *`, because Gatsby treats a file with an export named `config` as a page, and the build fails.
export * from "@capture/receiver/function-config";
