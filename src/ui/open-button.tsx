import { forwardRef, type ReactNode } from "react";
import { bandProperties } from "../theme/bands";
import { Icon } from "./icon";

interface OpenButtonProps {
  text: string;
  /** A press has no effect then, but the button keeps the focus. */
  isLoading?: boolean;
  onPress: () => void;
}

/** The button that opens a tour, a scan or a model: all of them look the same. */
export const OpenButton = forwardRef<HTMLButtonElement, OpenButtonProps>(
  ({ text, isLoading = false, onPress }, ref) => (
    <button
      ref={ref}
      type="button"
      data-script=""
      aria-live="polite"
      aria-disabled={isLoading}
      onClick={() => !isLoading && onPress()}
      sx={{ variant: "buttons.primary", gap: 3 }}
    >
      <Icon name="rotate-3d" size={20} />
      <span>{text}</span>
    </button>
  ),
);

/** A picture with a button at its lower left, in the colors of the ink band. */
export const PictureWithButton = ({ children, button }: { children: ReactNode; button: ReactNode }) => (
  <div style={bandProperties("ink")} sx={{ position: "relative", color: "text" }}>
    {children}
    <div sx={{ position: "absolute", insetInlineStart: [4, null, 5], bottom: [4, null, 5] }}>{button}</div>
  </div>
);
