import type { ChangeEvent } from "react";
import { HONEYPOT } from "../payload/form-endpoint";

/** Without them the field is a served one. */
interface HoneypotProps {
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** How password managers are told to leave a field alone: 1Password, Bitwarden, LastPass, Dashlane. */
const UNMANAGED = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true", "data-form-type": "other" };

/** A field that no person sees or reaches. Whatever fills it in is most likely a bot. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => (
  <div aria-hidden="true" sx={{ position: "absolute", left: "-200vw", width: 1, height: 1, overflow: "hidden" }}>
    <input name={HONEYPOT} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" {...UNMANAGED} />
  </div>
);
