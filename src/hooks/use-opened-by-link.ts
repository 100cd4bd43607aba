import { useEffect } from "react";

/** Opens the disclosure that contains the target of a link. Not all supported browsers do so themselves. */
export function useOpenedByLink(): void {
  useEffect(() => {
    const open = (): void => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const details = target?.closest("details");
      if (!target || !details || details.open) return;
      details.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
