import { useEffect, useState } from "react";

/** Closes a dialog when the visitor goes back or forward to another page. The page behind a dialog is inert, so no link does. */
export function useCloseOnLeave(onClose: () => void): void {
  const [initialPath] = useState(() => location.pathname);
  useEffect(() => {
    const leave = (): void => {
      if (location.pathname !== initialPath) onClose();
    };
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, [initialPath, onClose]);
}
