/** The form receiver for `gatsby develop` and for hosts with functions; the site's own host has it built in. */
export { submitFormFunction as default } from "../../server/forms/function";
// A star, because Gatsby takes a file that names its export `config` for a page, and the build breaks.
export * from "../../server/forms/function";
