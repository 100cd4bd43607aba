import type { FormEventHandler } from "react";
import { RECEIVER_PATH } from "@capture/receiver/payload/form-endpoint";
import { Row, Text } from "../../ui/primitives";
import { Field } from "../fields/field";
import { Honeypot } from "../fields/honeypot";
import { otherLanguage } from "./other-language";

interface StaticFormProps {
  form: Queries.FormFieldsFragment;
  /** Email address of the department that receives the form. */
  mailbox: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** Whether the form can be sent without script: a receiver at GATSBY_FORMS_URL may not respond with a page. */
const HAS_RECEIVER_PATH = !process.env.GATSBY_FORMS_URL;

/**
 * A form as plain HTML, used until its script has loaded and by visitors without script. The browser validates it and
 * sends it to the site's own receiver, which responds with a page. If the site uses another receiver, the browser opens
 * the visitor's mail program with an email to the department.
 */
export const StaticForm = ({ form, mailbox, onSubmit }: StaticFormProps) => {
  const language = otherLanguage();
  const shortInputs = form.inputs.filter(({ type }) => type !== "textarea");
  return (
    <form
      action={
        HAS_RECEIVER_PATH
          ? `${RECEIVER_PATH}?form=${form.name}${language && `&language=${language}`}`
          : `mailto:${mailbox}?subject=${encodeURIComponent(form.title)}`
      }
      method="post"
      encType={HAS_RECEIVER_PATH ? undefined : "text/plain"}
      aria-label={form.title}
      onSubmit={onSubmit}
      sx={{ variant: "layout.form" }}
    >
      {form.inputs.map((field) => (
        <Field
          key={field.name}
          prefix={form.name}
          field={field}
          isHalfWidth={shortInputs.length > 1 && field.type !== "textarea"}
        />
      ))}
      {HAS_RECEIVER_PATH && <Honeypot />}
      <Row>
        <button type="submit" sx={{ variant: "buttons.primary", minWidth: "min(12rem, 100%)" }}>
          {form.submit}
        </button>
      </Row>
      <Text variant="small">{form.note}</Text>
    </form>
  );
};
