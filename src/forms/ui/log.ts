import type { Payload } from "@capture/receiver/payload/payload";

// The specification requires these two console messages. No other code in src/ writes to the console.

export const logSubmission = (payload: Payload): void => console.info(payload);

export const logFailure = (error: unknown): void => console.error(error);
