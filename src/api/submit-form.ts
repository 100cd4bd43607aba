/** The form receiver for `gatsby develop` and for hosts with functions; the site's own host has it built in. */
export { submitFormFunction as default } from "../../server/forms/function";
// `export *`, because Gatsby treats a file with an export named `config` as a page, and the build fails.
export * from "../../server/forms/function";
