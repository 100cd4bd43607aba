import type { ChangeEvent } from "react";
import { HONEYPOT } from "./payload";

interface HoneypotProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A field that no person sees or reaches. Whatever fills it in is a bot. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => (
  <div aria-hidden="true" sx={{ variant: "forms.honeypot" }}>
    <input name={HONEYPOT} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
  </div>
);
