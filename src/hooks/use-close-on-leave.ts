import { useEffect, useState } from "react";

/** Closes a dialog when the visitor goes back or forward to another page. Links behind a dialog are inert. */
export function useCloseOnLeave(onClose: () => void): void {
  const [initialPath] = useState(() => location.pathname);
  useEffect(() => {
    const closeOnNewPath = (): void => {
      if (location.pathname !== initialPath) onClose();
    };
    addEventListener("popstate", closeOnNewPath);
    return () => removeEventListener("popstate", closeOnNewPath);
  }, [initialPath, onClose]);
}
