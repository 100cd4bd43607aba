import type { ComponentProps } from "react";

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<"span">) => (
  <span
    {...props}
    sx={{ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" }}
  />
);
