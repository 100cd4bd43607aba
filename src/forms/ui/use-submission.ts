import type { FormikHelpers } from "formik";
import { useRef, useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { controlErrors } from "@capture/receiver/payload/field-errors";
import { LANGUAGE_FIELD, type FormName } from "@capture/receiver/payload/payload";
import type { Values } from "@capture/receiver/payload/schemas";
import type { Notice } from "../../ui/notices/notice";
import { useNotify } from "../../ui/notices/notices";
import { removeDraft } from "../fields/draft";
import { logFailure } from "./log";
import { otherLanguage } from "./other-language";
import { submitValues } from "./submit";
import { SubmitError } from "./submit-error";
import { useForms } from "./use-forms";

interface SubmissionOptions {
  name: FormName;
  extra: Values | undefined;
  placeholders: Values;
  /** The values of the form after a success. */
  emptyValues: Values;
  onSent: (() => void) | undefined;
}

interface Submission {
  /** The result of the last submission. */
  outcome: Notice | undefined;
  submit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
}

/** Sends a form's values and shows the outcome as a notice in the corner and in the form. */
export function useSubmission({ name, extra, placeholders, emptyValues, onSent }: SubmissionOptions): Submission {
  const notify = useNotify();
  const { getForm, messages, deliverMarketplace } = useForms();
  const { inputs, success, failure } = getForm(name);
  const language = otherLanguage();
  const [outcome, setOutcome] = useState<Notice>();
  const pending = useRef<Promise<void>>(undefined);

  const lastSuccess = useRef<Notice>(undefined);
  // A success is said once: in the form only after the notice in the corner has disappeared, if nothing was sent since.
  const showSuccess = async (notice: Notice): Promise<void> => {
    lastSuccess.current = notice;
    const show = (): void => {
      if (lastSuccess.current === notice) setOutcome(notice);
    };
    if (!(await notify({ ...notice, onEnd: show }))) show();
  };
  const showFailure = async (error: SubmitError | undefined, helpers: FormikHelpers<Values>): Promise<void> => {
    await helpers.setTouched(Object.fromEntries(inputs.map((input) => [input.name, true])), false);
    helpers.setErrors(controlErrors(inputs, error?.fields ?? {}));
    const seconds = error?.retryAfterSeconds;
    const text =
      seconds === undefined
        ? failure.text
        : `${failure.text} ${fillPlaceholders(messages.tryAgain, { minutes: Math.ceil(seconds / 60) })}`;
    const notice: Notice = { title: failure.title, text, tone: "failure" };
    setOutcome(notice);
    void notify(notice);
  };
  const send = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setOutcome(undefined);
    lastSuccess.current = undefined;
    const added = language === "" ? extra : { ...extra, [LANGUAGE_FIELD]: language };
    try {
      await submitValues(name, values, added, deliverMarketplace);
    } catch (error) {
      logFailure(error);
      return await showFailure(error instanceof SubmitError ? error : undefined, helpers);
    } finally {
      pending.current = undefined;
    }
    // The submission is stored, so an error from here on must not be shown as a failure to send it.
    removeDraft(name);
    helpers.resetForm({ values: emptyValues });
    void showSuccess({ title: success.title, text: fillPlaceholders(success.text, placeholders), tone: "success" });
    onSent?.();
  };
  // A second click may come before the button is disabled. It then waits for the first submission.
  return { outcome, submit: (values, helpers) => (pending.current ??= send(values, helpers)) };
}
