import { withPrefix } from "gatsby";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { ErrorBoundary } from "../../ui/error-boundary";
import { useNotify } from "../../ui/notices/notices";
import type { FormDialog, FormRequest } from "./form-dialog";
import { useForms } from "./use-forms";

const OpenFormContext = createContext<(request: FormRequest) => void>(() => undefined);

/** Returns a function that opens a form in a dialog. The dialog's script is loaded on the first call. */
export const useOpenForm = (): ((request: FormRequest) => void) => useContext(OpenFormContext);

interface OpenDialog {
  request: FormRequest;
  Dialog: ComponentType<Parameters<typeof FormDialog>[0]>;
}

/** Provides `useOpenForm` and renders the open dialog. Only one can be open. */
export const DialogsProvider = ({ children }: { children: ReactNode }) => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const notify = useNotify();
  const { messages, getFallbackLink } = useForms();
  const fallbackLink = useRef(getFallbackLink);
  useEffect(() => {
    fallbackLink.current = getFallbackLink;
  });
  const showFailure = useCallback(async () => {
    setDialog(undefined);
    return notify({ title: messages.unavailable, text: messages.unavailableHint, tone: "failure" });
  }, [notify, messages]);
  const openForm = useCallback(
    (request: FormRequest) => {
      import("./form-dialog").then(
        ({ FormDialog: Dialog }) => setDialog({ request, Dialog }),
        async () => {
          // If nothing can be loaded, the visitor gets the form that is served without script, or the mailbox.
          if (!(await showFailure())) location.assign(withPrefix(fallbackLink.current(request.form)));
        },
      );
    },
    [showFailure],
  );
  return (
    <OpenFormContext.Provider value={openForm}>
      {children}
      {dialog && (
        <ErrorBoundary fallback={null} onError={() => void showFailure()}>
          <dialog.Dialog {...dialog.request} onClose={() => setDialog(undefined)} />
        </ErrorBoundary>
      )}
    </OpenFormContext.Provider>
  );
};
