import { DIALOG_PREFIX, dialogs, type DialogName } from "@capture/domain/dialogs";
import { ButtonLink } from "../../ui/link/button-link";
import { useOpenForm } from "./dialogs";
import type { FormRequest } from "./form-dialog";
import { useForms } from "./use-forms";

interface FormButtonProps {
  text: string;
  request: FormRequest;
  variant?: "primary" | "secondary";
  className?: string;
}

/** A button that opens a form in a dialog. Without script it is a link to the form or to the department's mailbox. */
export const FormButton = ({ text, request, variant = "primary", className }: FormButtonProps) => {
  const openForm = useOpenForm();
  const { getFallbackLink } = useForms();
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
        <ButtonLink to={getFallbackLink(request.form)} text={text} variant={variant} />
      </noscript>
    </>
  );
};

interface ActionProps {
  text: string;
  to: string;
  variant?: "primary" | "secondary";
}

/** A button from the content: a link, or a button that opens a dialog (`dialog:demo`). */
export const Action = ({ text, to, variant = "primary" }: ActionProps) => {
  if (!to.startsWith(DIALOG_PREFIX)) return <ButtonLink to={to} text={text} variant={variant} />;
  return <FormButton text={text} request={dialogs[to.slice(DIALOG_PREFIX.length) as DialogName]} variant={variant} />;
};
