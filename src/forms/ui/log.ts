import type { Payload } from "../payload/payload";

/** What the specification asks to be logged in the browser; nothing else of the site speaks there. */
export const logSubmission = (payload: Payload): void => console.info(payload);

export const logFailure = (error: unknown): void => console.error(error);
