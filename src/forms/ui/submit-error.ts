import { controlName } from "@capture/receiver/payload/field-errors";

/** A submission that was not accepted, with the details that a form can show. */
export class SubmitError extends Error {
  /** The receiver's messages for single fields, by control name. */
  readonly fields: Readonly<Record<string, string>>;
  /** From the header Retry-After of a 429. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, retryAfterSeconds?: number) {
    super(message);
    this.name = "SubmitError";
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates the error for a response with an error status. */
export async function submitErrorFor(response: Response): Promise<SubmitError> {
  const body: unknown = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get("Retry-After"));
  return new SubmitError(
    `The receiver responded with status ${response.status}.`,
    response.status === 422 ? fieldMessages(body) : {},
    response.status === 429 && seconds > 0 ? seconds : undefined,
  );
}

function fieldMessages(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null || !("fields" in body)) return {};
  const { fields } = body;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      typeof message === "string" ? [[controlName(path), message]] : [],
    ),
  );
}
