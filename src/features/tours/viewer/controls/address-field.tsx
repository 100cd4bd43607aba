import { useEffect, useId, useRef } from "react";
import { addressPanel } from "../../../../theme/styles/viewer";

interface AddressFieldProps {
  label: string;
  address: string;
  /** Called when the field loses the focus. */
  onClose: () => void;
  /** Called when the field is closed by Escape, to move the focus elsewhere. */
  onDone: () => void;
}

/** A URL, selected to be copied. It closes on Escape or when it loses the focus. */
export const AddressField = ({ label, address, onClose, onDone }: AddressFieldProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div sx={addressPanel}>
      <label htmlFor={id} sx={{ variant: "text.small" }}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={address}
        onBlur={onClose}
        onKeyDown={({ key }) => {
          if (key === "Escape") onDone();
        }}
        sx={{ variant: "forms.control" }}
      />
    </div>
  );
};
