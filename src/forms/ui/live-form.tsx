import { useFormik, type FormikHelpers } from "formik";
import { useEffect, useId, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { fillPlaceholders } from "../../domain/placeholders";
import type { Notice } from "../../components/ui/notices/notice";
import { useNotify } from "../../components/ui/notices/notices";
import { dropDraft, keepDraft, readDraft } from "../fields/draft";
import { Field } from "../fields/field";
import { controlErrors } from "../payload/field-errors";
import { FormOutcome } from "./form-outcome";
import { Honeypot } from "../fields/honeypot";
import { formValues } from "../fields/form-values";
import { logFailure } from "./log";
import type { FormName } from "../payload/payload";
import { deliver } from "./deliver";
import { valuesSchema, type Values } from "../payload/schemas";
import { HONEYPOT } from "../payload/form-endpoint";
import { SubmitError } from "./submit";
import { SubmitButton } from "../fields/submit-button";
import { useForms } from "./use-forms";

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface LiveFormProps {
  name: FormName;
  /** What the page adds to the submission: the program applied for, the kind of application. */
  extra?: Values | undefined;
  /** What the form's words leave open: `{partnerType}`, `{title}`, `{program}`. */
  names?: Values | undefined;
  /** What was typed into the served form before this one took its place. */
  typed?: Values | undefined;
  /** Told once the submission is acknowledged. */
  onSent?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** A form with its rules, states and notices. */
export const LiveForm = ({ name, extra, names, typed = {}, onSent, onCancel }: LiveFormProps) => {
  const prefix = useId();
  const notify = useNotify();
  const { form: formOf, messages, deliverMarketplace } = useForms();
  const form = formOf(name);
  const [outcome, setOutcome] = useState<Notice>();
  // The browser's own words for fields that have no message in the content.
  const [spoken, setSpoken] = useState<Values>({});
  const sending = useRef<Promise<void>>(undefined);
  const empty: Values = Object.fromEntries([...form.inputs.map((input) => [input.name, ""]), [HONEYPOT, ""]]);
  const schema = valuesSchema(form.inputs);

  /** Says it in the corner, and in the form too. */
  const tell = (notice: Notice): void => {
    setOutcome(notice);
    notify(notice);
  };
  const send = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setOutcome(undefined);
    try {
      await deliver(name, values, extra, deliverMarketplace);
      dropDraft(name);
      helpers.resetForm({ values: empty });
      tell({ title: form.success.title, text: fillPlaceholders(form.success.text, names ?? {}), tone: "success" });
      onSent?.();
    } catch (error) {
      logFailure(error);
      const told = error instanceof SubmitError ? error : undefined;
      await helpers.setTouched(Object.fromEntries(form.inputs.map((input) => [input.name, true])), false);
      helpers.setErrors(controlErrors(form.inputs, told?.fields ?? {}));
      const wait = told?.retryAfter;
      const text =
        wait === undefined
          ? form.failure.text
          : `${form.failure.text} ${fillPlaceholders(messages.tryAgain, { minutes: Math.ceil(wait / 60) })}`;
      tell({ title: form.failure.title, text, tone: "failure" });
    } finally {
      sending.current = undefined;
    }
  };
  // What was typed earlier in this visit stands in the form again.
  const [initialValues] = useState(() => ({ ...empty, ...readDraft(name), ...filled(typed) }));
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    // A second click may come before the button is drawn as busy: it waits for the first, and so does the button.
    onSubmit: (values, helpers) => (sending.current ??= send(values, helpers)),
  });

  useEffect(() => keepDraft(name, formik.values), [name, formik.values]);

  const isOfEmail = (input: string): boolean =>
    form.inputs.some(({ name, type }) => name === input && type === "email");
  const listen = ({ name: input, validationMessage }: Control): void =>
    setSpoken((before) => ({ ...before, [input]: validationMessage }));
  // Password managers may fill in fields without an event. What the fields hold is therefore read as a whole, before
  // React sets them to the values that it knows.
  const readFields = (element: HTMLFormElement | null, isValidated: boolean): void => {
    if (element) void formik.setValues({ ...formik.values, ...formValues(element) }, isValidated);
  };
  const leave = ({ target }: FocusEvent<Control>): void => {
    listen(target);
    void formik.setFieldTouched(target.name, true, false);
    readFields(target.form, true);
  };
  const change = ({ target }: ChangeEvent<Control>): void => {
    // A valid field has no message of the browser; the old one goes when formik clears the error.
    if (formik.touched[target.name] && target.validationMessage !== "") listen(target);
    readFields(target.form, true);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // formik submits the values of its last render.
    flushSync(() => readFields(event.currentTarget, false));
    formik.handleSubmit(event);
  };
  const messageOf = (input: string, message: string | null): string | undefined => {
    const error = formik.touched[input] ? formik.errors[input] : undefined;
    if (error === undefined) return undefined;
    if (message !== null || error !== input) return error;
    // The browser accepts `ada@gmail`, and a field of spaces.
    const isFilled = (formik.values[input] ?? "").trim() !== "";
    return spoken[input] || (isFilled && isOfEmail(input) ? messages.email : messages.missing);
  };

  // Thanks beside a form that is being filled in again would say that it is sent already.
  const shown = outcome?.tone === "success" && formik.dirty ? undefined : outcome;
  const short = form.inputs.filter(({ type }) => type !== "textarea");
  const ownMessages = form.inputs.some(({ message }) => message !== null);
  return (
    <form
      aria-label={fillPlaceholders(form.title, names ?? {})}
      aria-describedby={shown && `${prefix}-outcome`}
      noValidate={ownMessages}
      onSubmit={submit}
      sx={{ variant: "layout.form" }}
    >
      {form.inputs.map((field) => (
        <Field
          key={field.name}
          prefix={prefix}
          field={field}
          half={short.length > 1 && field.type !== "textarea"}
          live={{
            value: formik.values[field.name] ?? "",
            error: messageOf(field.name, field.message),
            onChange: change,
            onBlur: leave,
          }}
        />
      ))}
      <Honeypot value={formik.values[HONEYPOT] ?? ""} onChange={change} />
      {shown && <FormOutcome id={`${prefix}-outcome`} outcome={shown} />}
      <div sx={{ variant: "layout.cluster" }}>
        <SubmitButton text={form.submit} busyText={form.busy} busy={formik.isSubmitting} />
        {onCancel && form.cancel !== null && (
          <button type="button" onClick={onCancel} disabled={formik.isSubmitting} sx={{ variant: "buttons.secondary" }}>
            {form.cancel}
          </button>
        )}
      </div>
      <p sx={{ variant: "text.small" }}>{form.note}</p>
    </form>
  );
};

/** Values without those that are empty. */
function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}
