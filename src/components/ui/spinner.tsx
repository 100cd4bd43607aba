import { keyframes } from "@emotion/react";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

/** Something is under way; the words beside it say what. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    sx={{
      width: 18,
      height: 18,
      border: "2px solid currentColor",
      borderRightColor: "transparent",
      borderRadius: "full",
      animation: `${turn} 800ms linear infinite`,
    }}
  />
);
