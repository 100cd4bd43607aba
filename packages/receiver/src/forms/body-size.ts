import { isObject } from "../payload/submission";

/** Maximum size of a body, without the percent encoding of a form. */
export const MAX_BODY_BYTES = 32_768;
/** Maximum size of a form with its percent encoding: a Chinese message of the maximum length has 45,000 bytes. */
export const MAX_ENCODED_FORM_BYTES = 65_536;
/** Far more than any form has. */
const MAX_FIELDS = 100;

const PERCENT = "%".charCodeAt(0);
const AMPERSAND = "&".charCodeAt(0);

/**
 * Checks the size of a form before it is decoded, because decoding thousands of fields takes long.
 * @throws an error with status 413 for more than MAX_BODY_BYTES or MAX_FIELDS
 */
export function assertFormSize(body: Buffer): void {
  let size = body.length;
  let fields = 1;
  for (const byte of body) {
    // `%C3` is one byte.
    if (byte === PERCENT) size -= 2;
    else if (byte === AMPERSAND) fields += 1;
  }
  const isTooLarge = size > MAX_BODY_BYTES || fields > MAX_FIELDS;
  if (isTooLarge) throw Object.assign(new Error("The body is too large."), { statusCode: 413 });
}

/** Whether a parsed body and its `additional_data` together have more than MAX_FIELDS. */
export function hasTooManyFields(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { additional_data: details } = body;
  return Object.keys(body).length + (isObject(details) ? Object.keys(details).length : 0) > MAX_FIELDS;
}
