/** The beginning of each text of a new site (`npm run new-site`). After it, the text says what belongs there. */
export const WRITE_HERE = "Write here: ";
/** An email address that is not written yet, on a reserved domain. */
export const WRITE_EMAIL = "write-here@example.com";
/** A URL that is not written yet, on a reserved domain. */
export const WRITE_URL = "https://write-here.example.com";

const UNWRITTEN = /Write here: |write-here[@.]example\.com|example\.com\/write-the-address-here/;

/** Whether a text of a new site is not written yet. */
export const isUnwritten = (text: string): boolean => UNWRITTEN.test(text);
