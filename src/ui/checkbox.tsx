interface CheckboxProps {
  id: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox that takes effect immediately, outside a form. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <div sx={{ display: "flex", gap: 3, alignItems: "center", minHeight: 32 }}>
    <input {...input} type="checkbox" sx={{ width: 24, height: 24, m: 0, flex: "none", accentColor: "var(--link)" }} />
    <label htmlFor={input.id}>{label}</label>
  </div>
);
