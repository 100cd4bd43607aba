import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

interface ToolButtonProps {
  icon: string;
  text: string;
  /** Whether the text is shown next to the icon, except on phones. */
  hasVisibleText?: boolean;
  pressed?: boolean;
  /** A disabled button keeps the focus, because it is enabled in a moment. */
  disabled?: boolean;
  onPress: () => void;
}

/** A button over the view. */
export const ToolButton = ({
  icon,
  text,
  hasVisibleText = false,
  pressed,
  disabled = false,
  onPress,
}: ToolButtonProps) => (
  <button
    type="button"
    title={text}
    aria-pressed={pressed}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
    sx={{
      variant: "buttons.onVideo",
      px: 3,
      gap: 2,
      "&[aria-pressed=true]": { bg: "near", color: "actionText", borderColor: "near" },
    }}
  >
    <Icon name={icon} size={20} />
    {hasVisibleText ? (
      <>
        <span aria-hidden="true" sx={{ display: ["none", "inline"] }}>
          {text}
        </span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </>
    ) : (
      <VisuallyHidden>{text}</VisuallyHidden>
    )}
  </button>
);
