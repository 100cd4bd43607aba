import type { Payload } from "../payload/payload";

// The two console messages that the specification requires. Nothing else in src/ writes to the console.

export const logSubmission = (payload: Payload): void => console.info(payload);

export const logFailure = (error: unknown): void => console.error(error);
