/** What the links in mails to subscribers lead to, for `gatsby develop` and for hosts with functions. */
export { newsletterFunction as default } from "../../server/newsletter/function";
