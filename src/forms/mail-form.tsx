import { graphql } from "gatsby";
import { Field } from "./field";

interface MailFormProps {
  form: Queries.FormPartsFragment;
  /** The department that answers. */
  mailbox: string;
}

/**
 * A form that works without any script: the browser checks it and hands it to
 * the visitor's mail program, addressed to the department that answers.
 */
export const MailForm = ({ form, mailbox }: MailFormProps) => (
  <form
    action={`mailto:${mailbox}?subject=${encodeURIComponent(form.title)}`}
    method="post"
    encType="text/plain"
    aria-label={form.title}
    sx={{ display: "grid", gap: 5, maxWidth: "text" }}
  >
    <p sx={{ color: "muted" }}>{form.intro}</p>
    {form.inputs.map((field) => (
      <Field key={field.name} form={form.name} field={field} />
    ))}
    <p>
      <button type="submit" sx={{ variant: "buttons.primary" }}>
        {form.submit}
      </button>
    </p>
    <p sx={{ variant: "text.small" }}>{form.note}</p>
  </form>
);

export const formFragment = graphql`
  fragment FormParts on Form {
    name
    title
    intro
    submit
    note
    inputs {
      name
      label
      type
      required
      placeholder
      autocomplete
      minLength
      minHeight
      message
    }
  }
`;
