import type { ChangeEvent } from "react";
import { HONEYPOT } from "@capture/receiver/payload/form-endpoint";

interface HoneypotProps {
  /** Omitted in served forms (without script), where the input is uncontrolled. */
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Attributes that exclude a field from 1Password, Bitwarden, LastPass and Dashlane. */
const UNMANAGED = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true", "data-form-type": "other" };

/** A field that people can neither see nor reach. If it is filled in, the sender is most likely a bot. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => (
  <div
    aria-hidden="true"
    sx={{ position: "absolute", insetInlineStart: "-200vw", width: 1, height: 1, overflow: "hidden" }}
  >
    <input name={HONEYPOT} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" {...UNMANAGED} />
  </div>
);
