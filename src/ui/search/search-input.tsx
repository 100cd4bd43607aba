import { useId } from "react";
import { Icon } from "../icon";
import { VisuallyHidden } from "../visually-hidden";

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Name of the field in a form that is submitted without script. */
  name?: string;
  onFocus?: () => void;
}

/** A search field with its icon. Its parent element must be positioned. */
export const SearchInput = ({ label, onChange, ...input }: SearchInputProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span
        sx={{ position: "absolute", insetInlineStart: 4, top: 0, bottom: 0, display: "grid", alignItems: "center" }}
      >
        <Icon name="search" size={20} />
      </span>
      <input
        {...input}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        sx={{ variant: "forms.control", paddingInlineStart: 7 }}
      />
    </>
  );
};
