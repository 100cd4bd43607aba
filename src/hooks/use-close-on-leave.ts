import { useEffect, useState } from "react";

/** Closes a dialog when Back or Forward leads to another page; behind it, nothing else does: the page is inert. */
export function useCloseOnLeave(onClose: () => void): void {
  const [opened] = useState(() => location.pathname);
  useEffect(() => {
    const leave = (): void => {
      if (location.pathname !== opened) onClose();
    };
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, [opened, onClose]);
}
