// What a served form and the receiver agree on. It comes with the first script, so nothing else stands here.

/** The receiver that stands beside the pages on the site's own host. */
export const OWN_RECEIVER = "/api/submit-form";

/**
 * The field of additional_data that only a bot fills in. Its name means nothing
 * to browsers and password managers, so they do not fill it in for a visitor.
 */
export const HONEYPOT = "annotation";
