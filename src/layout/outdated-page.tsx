import { useEffect, useState } from "react";
import { FailedSection } from "../ui/error-boundary";

/**
 * Offers to reload a page that was open before a newer release: its scripts are gone, so a part of it cannot be shown. It is
 * a part of the first script, because nothing else can be loaded then.
 */
export const OutdatedPage = () => {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    const check = ({ target }: Event): void => {
      if (!(target instanceof HTMLScriptElement)) return;
      // The host answers, but no longer has the script.
      fetch(target.src, { method: "HEAD" }).then(
        ({ status }) => setIsOutdated((wasOutdated) => wasOutdated || status === 404),
        () => undefined,
      );
    };
    // Errors of scripts do not bubble.
    addEventListener("error", check, true);
    return () => removeEventListener("error", check, true);
  }, []);
  if (!isOutdated) return null;
  return (
    <div sx={{ position: "fixed", insetInline: 0, bottom: 0, zIndex: 40, "@media print": { display: "none" } }}>
      <FailedSection underBar={false} />
    </div>
  );
};
