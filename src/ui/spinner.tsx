import { keyframes } from "@emotion/react";

const rotation = keyframes({ to: { transform: "rotate(360deg)" } });

/** Shows that something is in progress. The text next to it describes the progress. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    sx={{
      width: 18,
      height: 18,
      border: "2px solid currentColor",
      borderInlineEndColor: "transparent",
      borderRadius: "full",
      animation: `${rotation} 800ms linear infinite`,
    }}
  />
);
