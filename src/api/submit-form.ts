/** The form receiver for `gatsby develop` and for hosts with functions; the site's own host has it built in. */
export { answerFunction as default, config } from "../../server/forms/function";
