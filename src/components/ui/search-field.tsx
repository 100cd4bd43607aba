import { useId } from "react";
import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box that filters what stands under it as the visitor types. */
export const SearchField = ({ label, placeholder, value, onChange }: SearchFieldProps) => {
  const id = useId();
  return (
    <div role="search" data-script="" sx={{ position: "relative", width: "100%", maxWidth: "28rem" }}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span sx={{ position: "absolute", left: 4, top: 0, bottom: 0, display: "grid", alignItems: "center" }}>
        <Icon name="search" size={20} />
      </span>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        sx={{ variant: "forms.control", pl: 8 }}
      />
    </div>
  );
};
