import { createFunctions } from "@capture/receiver/functions";
import { readBundled } from "../forms/data-files";

/** The target of the links in mails to subscribers, for `gatsby develop` and for hosts with functions. */
export default createFunctions(readBundled).newsletter;
