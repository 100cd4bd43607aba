import { useState } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import { Dialog } from "../../components/ui/dialog/dialog";
import { useCloseOnLeave } from "../../hooks/use-close-on-leave";
import { withDraft } from "../fields/draft";
import { FormPanel } from "./form-panel";
import type { FormName } from "../payload/payload";
import type { Values } from "../payload/schemas";
import { useForms } from "./use-forms";

export interface FormRequest {
  form: FormName;
  extra?: Values | undefined;
  /** What the form's words leave open. */
  names?: Values | undefined;
  /** What the page writes into the form's fields. */
  suggested?: Values | undefined;
}

interface FormDialogProps extends FormRequest {
  onClose: () => void;
}

/** A form that was asked for, in a dialog over the page. */
export const FormDialog = ({ form: name, extra, names, suggested, onClose }: FormDialogProps) => {
  const form = useForms().form(name);
  const [typed] = useState(() => suggested && withDraft(name, suggested));
  useCloseOnLeave(onClose);
  return (
    <Dialog
      title={fillPlaceholders(form.title, names ?? {})}
      text={fillPlaceholders(form.intro, names ?? {})}
      onClose={onClose}
    >
      <FormPanel name={name} extra={extra} names={names} typed={typed} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
};
