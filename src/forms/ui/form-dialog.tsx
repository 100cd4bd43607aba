import { useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { FormName } from "@capture/receiver/payload/payload";
import type { Values } from "@capture/receiver/payload/schemas";
import { Dialog } from "../../ui/dialog/dialog";
import { useCloseOnLeave } from "../../hooks/use-close-on-leave";
import { mergeDraft } from "../fields/draft";
import { FormPanel } from "./live-form";
import { useForms } from "./use-forms";

export interface FormRequest {
  form: FormName;
  extra?: Values | undefined;
  /** Values of the placeholders in the form's texts. */
  placeholders?: Values | undefined;
  /** Texts that the page writes into the form's fields. */
  prefill?: Values | undefined;
}

interface FormDialogProps extends FormRequest {
  onClose: () => void;
}

/** A form in a dialog. */
export const FormDialog = ({ form: name, extra, placeholders = {}, prefill, onClose }: FormDialogProps) => {
  const form = useForms().getForm(name);
  const [initialValues] = useState(() => prefill && mergeDraft(name, prefill));
  useCloseOnLeave(onClose);
  return (
    <Dialog
      title={fillPlaceholders(form.title, placeholders)}
      text={fillPlaceholders(form.intro, placeholders)}
      onClose={onClose}
    >
      <FormPanel
        name={name}
        extra={extra}
        placeholders={placeholders}
        initialValues={initialValues}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
};
