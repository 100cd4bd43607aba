// Shared by served forms and the receiver. This file is part of the first script, so it contains only constants.

/** The path of the receiver on the site's own host. */
export const RECEIVER_PATH = "/api/submit-form";

/**
 * Name of the honeypot, a field of additional_data that only bots fill in. Browsers and password managers
 * do not recognize the name, so they do not fill it in for a visitor.
 */
export const HONEYPOT = "annotation";
