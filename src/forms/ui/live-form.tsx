import { useFormik } from "formik";
import { useEffect, useId, useRef, useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { HONEYPOT } from "@capture/receiver/payload/form-endpoint";
import type { FormName } from "@capture/receiver/payload/payload";
import { valuesSchema, type Values } from "@capture/receiver/payload/schemas";
import { Row, Stack, Text } from "../../ui/primitives";
import { readDraft, saveDraft } from "../fields/draft";
import { Field } from "../fields/field";
import { formEvents } from "../fields/form-events";
import { Honeypot } from "../fields/honeypot";
import { SubmitButton } from "../fields/submit-button";
import { FormOutcome } from "./form-outcome";
import { useFieldMessages } from "./use-field-messages";
import { useForms } from "./use-forms";
import { useSubmission } from "./use-submission";

// LazyForm needs these only together with the live form, so they are in its script and not in the first one.
export { readInput, restoreInput, waitUntilReleased } from "../fields/preserve-input";

/** How long the thank-you message is shown. Then the form returns, or its dialog closes. */
export const THANKS_DURATION_MS = 2000;

interface LiveFormProps {
  name: FormName;
  /** Values that the page adds to the submission: the partner program or the kind of marketplace application. */
  extra?: Values | undefined;
  /** Values of the placeholders in the form's texts: `{partnerType}`, `{title}`, `{program}`. */
  placeholders?: Values | undefined;
  /** Values of the served form that this form replaces, or texts from the page. They have priority over the draft. */
  initialValues?: Values | undefined;
  /** Called when the receiver has accepted the submission. */
  onSent?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** A form with formik and yup. It shows errors and outcomes without leaving the page. */
export const LiveForm = ({ name, extra, placeholders = {}, initialValues = {}, onSent, onCancel }: LiveFormProps) => {
  const prefix = useId();
  const form = useForms().getForm(name);
  const emptyValues: Values = Object.fromEntries([...form.inputs.map((input) => [input.name, ""]), [HONEYPOT, ""]]);
  const [startValues] = useState(() => ({ ...emptyValues, ...readDraft(name), ...withoutEmpty(initialValues) }));
  const { outcome, submit } = useSubmission({ name, extra, placeholders, emptyValues, onSent });
  const formik = useFormik<Values>({
    initialValues: startValues,
    validationSchema: valuesSchema(form.inputs),
    onSubmit: submit,
  });
  const messageOf = useFieldMessages(formik);
  const { handleChange, handleBlur, handleSubmit } = formEvents(formik);
  const element = useRef<HTMLFormElement>(null);
  const isRejected = formik.submitCount > 0 && !formik.isSubmitting;
  useEffect(() => {
    if (isRejected) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isRejected]);
  useEffect(() => saveDraft(name, formik.values), [name, formik.values]);

  // When the form is filled in again, the last success message would seem to be about the new text.
  const visibleOutcome = outcome?.tone === "success" && formik.dirty ? undefined : outcome;
  const shortInputs = form.inputs.filter(({ type }) => type !== "textarea");
  return (
    <form
      ref={element}
      aria-label={fillPlaceholders(form.title, placeholders)}
      aria-describedby={visibleOutcome && `${prefix}-outcome`}
      noValidate
      onSubmit={handleSubmit}
      sx={{ variant: "layout.form" }}
    >
      {form.inputs.map((field) => (
        <Field
          key={field.name}
          prefix={prefix}
          field={field}
          isHalfWidth={shortInputs.length > 1 && field.type !== "textarea"}
          state={{
            value: formik.values[field.name] ?? "",
            error: messageOf(field),
            onChange: handleChange,
            onBlur: handleBlur,
          }}
        />
      ))}
      <Honeypot value={formik.values[HONEYPOT] ?? ""} onChange={handleChange} />
      {visibleOutcome && <FormOutcome id={`${prefix}-outcome`} outcome={visibleOutcome} />}
      <Row>
        <SubmitButton text={form.submit} busyText={form.busy} isBusy={formik.isSubmitting} />
        {onCancel && form.cancel !== null && (
          <button type="button" onClick={onCancel} disabled={formik.isSubmitting} sx={{ variant: "buttons.secondary" }}>
            {form.cancel}
          </button>
        )}
      </Row>
      <Text variant="small">{form.note}</Text>
    </form>
  );
};

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

type FormPanelProps = Omit<LiveFormProps, "onSent"> & {
  /** Called when the form is finished and its dialog can close. */
  onDone?: (() => void) | undefined;
};

/** A live form. After a submission, its thank-you message replaces it for a while, if the content has one. */
export const FormPanel = ({ onDone, ...form }: FormPanelProps) => {
  const [isThanking, setIsThanking] = useState(false);
  const { thanks } = useForms().getForm(form.name);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => {
      setIsThanking(false);
      done.current?.();
    }, THANKS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);
  if (isThanking && thanks) {
    return (
      <Stack role="status" gap={3} py={7}>
        <Text variant="h2">{thanks.title}</Text>
        <Text variant="lead">{thanks.text}</Text>
      </Stack>
    );
  }
  return <LiveForm {...form} onSent={() => (thanks ? setIsThanking(true) : done.current?.())} />;
};
