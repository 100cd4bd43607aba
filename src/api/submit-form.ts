/** The form receiver for `gatsby develop` and for hosts with functions; the site's own host has it built in. */
export { answerFunction as default } from "../../server/forms/function";
// With a star: where Gatsby reads the name `config` it takes the file for a page and builds a server of its own.
export * from "../../server/forms/function-config";
