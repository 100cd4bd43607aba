// What a served form and the receiver share. It is part of the first script, so only constants belong here.

/** The path of the receiver on the site's own host. */
export const OWN_RECEIVER = "/api/submit-form";

/**
 * The field of additional_data that only a bot fills in. Its name means nothing
 * to browsers and password managers, so they do not fill it in for a visitor.
 */
export const HONEYPOT = "annotation";
