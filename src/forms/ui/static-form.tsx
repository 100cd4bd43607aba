import type { FormEventHandler } from "react";
import { Field } from "../fields/field";
import { Honeypot } from "../fields/honeypot";
import { OWN_RECEIVER } from "../payload/form-endpoint";

interface StaticFormProps {
  form: Queries.FormPartsFragment;
  /** The department that answers. */
  mailbox: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** A receiver elsewhere (GATSBY_FORMS_URL) may not answer with a page. */
const IS_OWN = !process.env.GATSBY_FORMS_URL;

/**
 * A form as it is served. Until its rules have loaded, and for visitors without
 * script, the browser checks it and sends it to the site's own receiver, which
 * answers with a page; where there is none, it hands it to the visitor's mail
 * program, addressed to the department that answers.
 */
export const StaticForm = ({ form, mailbox, onSubmit }: StaticFormProps) => {
  const short = form.inputs.filter(({ type }) => type !== "textarea");
  return (
    <form
      action={
        IS_OWN ? `${OWN_RECEIVER}?form=${form.name}` : `mailto:${mailbox}?subject=${encodeURIComponent(form.title)}`
      }
      method="post"
      encType={IS_OWN ? undefined : "text/plain"}
      aria-label={form.title}
      onSubmit={onSubmit}
      sx={{ variant: "layout.form" }}
    >
      {form.inputs.map((field) => (
        <Field key={field.name} prefix={form.name} field={field} half={short.length > 1 && field.type !== "textarea"} />
      ))}
      {IS_OWN && <Honeypot />}
      <div sx={{ variant: "layout.cluster" }}>
        <button type="submit" sx={{ variant: "buttons.primary", minWidth: "min(12rem, 100%)" }}>
          {form.submit}
        </button>
      </div>
      <p sx={{ variant: "text.small" }}>{form.note}</p>
    </form>
  );
};
