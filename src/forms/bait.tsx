import type { ChangeEvent } from "react";
import { BAIT } from "./payload";

interface BaitProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A field that no person sees or reaches; what fills it in is a machine. */
export const Bait = ({ value, onChange }: BaitProps) => (
  <div aria-hidden="true" sx={{ variant: "forms.bait" }}>
    <input name={BAIT} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
  </div>
);
