import { edge } from "../../../../theme/styles/viewer";

/** Marks the center of the view. Keyboard users measure there; so can touch users, whose finger would cover the point. */
export const Crosshair = () => (
  <svg
    aria-hidden="true"
    viewBox="-16 -16 32 32"
    sx={{
      position: "absolute",
      left: "50%",
      top: "50%",
      width: 32,
      height: 32,
      transform: "translate(-50%, -50%)",
      pointerEvents: "none",
      fill: "none",
      stroke: "near",
      strokeWidth: 1.5,
    }}
  >
    <path d="M-14 0H-4M4 0H14M0 -14V-4M0 4V14" {...edge} strokeWidth={4} />
    <path d="M-14 0H-4M4 0H14M0 -14V-4M0 4V14" />
  </svg>
);
