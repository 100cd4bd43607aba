import { createContext, useCallback, useContext, useState, type ComponentType, type ReactNode } from "react";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import { useNotify } from "../../components/ui/notices/notices";
import type { FormDialog, FormRequest } from "./form-dialog";
import { useForms } from "./use-forms";

const OpenForm = createContext<(request: FormRequest) => void>(() => undefined);

/** Opens a form in a dialog; the dialog's script loads when it is asked for. */
export const useOpenForm = (): ((request: FormRequest) => void) => useContext(OpenForm);

interface Open {
  request: FormRequest;
  Dialog: ComponentType<Parameters<typeof FormDialog>[0]>;
}

/** Holds the one dialog that may be open. */
export const DialogsProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<Open>();
  const notify = useNotify();
  const { messages } = useForms();
  const fail = useCallback(() => {
    setOpen(undefined);
    notify({ title: messages.unavailable, text: messages.unavailableHint, tone: "failure" });
  }, [notify, messages]);
  const request = useCallback(
    (form: FormRequest) => {
      import("./form-dialog").then(({ FormDialog: Dialog }) => setOpen({ request: form, Dialog }), fail);
    },
    [fail],
  );
  return (
    <OpenForm.Provider value={request}>
      {children}
      {open && (
        <ErrorBoundary fallback={null} onError={fail}>
          <open.Dialog {...open.request} onClose={() => setOpen(undefined)} />
        </ErrorBoundary>
      )}
    </OpenForm.Provider>
  );
};
