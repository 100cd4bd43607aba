import { useEffect, useId, useRef } from "react";
import { urlPanel } from "../../../../theme/styles/viewer";

interface UrlFieldProps {
  label: string;
  url: string;
  /** Called when the field loses the focus. */
  onClose: () => void;
  /** Called on Escape; must move the focus out of the field. Losing the focus then calls `onClose`. */
  onEscape: () => void;
}

/** A read-only field with a URL, selected so that it can be copied. */
export const UrlField = ({ label, url, onClose, onEscape }: UrlFieldProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div sx={urlPanel}>
      <label htmlFor={id} sx={{ variant: "text.small" }}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        onBlur={onClose}
        onKeyDown={({ key }) => {
          if (key === "Escape") onEscape();
        }}
        sx={{ variant: "forms.control" }}
      />
    </div>
  );
};
