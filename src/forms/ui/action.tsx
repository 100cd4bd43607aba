import { DEMO_FORM_PATH, DIALOG_PREFIX, dialogs, type DialogName } from "../../domain/dialogs";
import { ButtonLink } from "../../components/ui/link/button-link";
import { useOpenForm } from "./dialogs";
import type { FormRequest } from "./form-dialog";
import type { FormName } from "../payload/payload";
import { useForms } from "./use-forms";

interface FormButtonProps {
  text: string;
  request: FormRequest;
  variant?: "primary" | "secondary";
  className?: string;
}

/** A button that opens a form; without script, a link to the mailbox of the department that answers. */
export const FormButton = ({ text, request, variant = "primary", className }: FormButtonProps) => {
  const openForm = useOpenForm();
  const { mailbox } = useForms();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-script=""
        onClick={() => openForm(request)}
        className={className}
        sx={{ variant: `buttons.${variant}` }}
      >
        {text}
      </button>
      <noscript>
        <ButtonLink to={fallback(request.form, mailbox(request.form))} text={text} variant={variant} />
      </noscript>
    </>
  );
};

interface ActionProps {
  text: string;
  to: string;
  variant?: "primary" | "secondary";
}

/** What a button of the content does: leads somewhere, or opens a dialog. */
export const Action = ({ text, to, variant = "primary" }: ActionProps) => {
  if (!to.startsWith(DIALOG_PREFIX)) return <ButtonLink to={to} text={text} variant={variant} />;
  return <FormButton text={text} request={dialogs[to.slice(DIALOG_PREFIX.length) as DialogName]} variant={variant} />;
};

/** The demo form stands in the showcase too; the others are answered by mail. */
function fallback(form: FormName, mailbox: string): string {
  return form === "demo" ? DEMO_FORM_PATH : `mailto:${mailbox}`;
}
