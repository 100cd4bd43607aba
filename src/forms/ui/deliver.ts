import { logSubmission } from "./log";
import { toPayload, type FormName } from "../payload/payload";
import type { Values } from "../payload/schemas";
import { submitForm } from "./submit";

/**
 * Sends what a form holds. Marketplace applications are only logged, unless
 * site.json says that they are delivered like the others.
 * @param extra what the page adds: the program applied for, the kind of application
 * @throws SubmitError when the submission did not get through
 */
export async function deliver(
  form: FormName,
  values: Values,
  extra: Values | undefined,
  deliverMarketplace: boolean,
): Promise<void> {
  const payload = toPayload(form, values, extra);
  if (form === "marketplace-partner" && !deliverMarketplace) {
    logSubmission(payload);
    return;
  }
  await submitForm(payload);
}
