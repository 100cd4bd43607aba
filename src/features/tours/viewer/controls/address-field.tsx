import { useEffect, useId, useRef } from "react";
import { addressPanel } from "../../../../theme/styles/viewer";

interface AddressFieldProps {
  label: string;
  address: string;
  /** It is not needed any more. */
  onClose: () => void;
  /** The visitor has closed it by key, and the focus needs a place. */
  onDone: () => void;
}

/** An address, selected to be copied; it leaves with the focus, or by Escape. */
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
