import type { FormEventHandler } from "react";
import { Field } from "./field";

interface StaticFormProps {
  form: Queries.FormPartsFragment;
  /** The department that answers. */
  mailbox: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/**
 * A form as it is served. Until its rules have loaded, and for visitors without
 * script, the browser checks it and hands it to the visitor's mail program,
 * addressed to the department that answers.
 */
export const StaticForm = ({ form, mailbox, onSubmit }: StaticFormProps) => {
  const short = form.inputs.filter(({ type }) => type !== "textarea");
  return (
    <form
      action={`mailto:${mailbox}?subject=${encodeURIComponent(form.title)}`}
      method="post"
      encType="text/plain"
      aria-label={form.title}
      onSubmit={onSubmit}
      sx={{ variant: "layout.form" }}
    >
      {form.inputs.map((field) => (
        <Field key={field.name} prefix={form.name} field={field} half={short.length > 1 && field.type !== "textarea"} />
      ))}
      <div sx={{ variant: "layout.cluster" }}>
        <button type="submit" sx={{ variant: "buttons.primary", minWidth: "min(12rem, 100%)" }}>
          {form.submit}
        </button>
      </div>
      <p sx={{ variant: "text.small" }}>{form.note}</p>
    </form>
  );
};
