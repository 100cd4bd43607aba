/** The target of the links in mails to subscribers, for `gatsby develop` and for hosts with functions. */
export { newsletterFunction as default } from "../../server/newsletter/function";
