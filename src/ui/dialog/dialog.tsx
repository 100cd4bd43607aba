import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { bandProperties, type Palette } from "../../theme/bands";
import { dialog as dialogStyle } from "../../theme/styles/floating";
import { Icon } from "../icon";
import { VisuallyHidden } from "../visually-hidden";
import { useUiLabels } from "../labels";
import { Text } from "../primitives";

interface DialogProps {
  title: string;
  /** A sentence under the title. */
  text?: string | undefined;
  onClose: () => void;
  palette?: Palette;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog that uses the native element: the focus moves in and returns, the page behind is inert, and Escape, the
 * backdrop and the button close it.
 */
export const Dialog = ({ title, text, onClose, palette = "bone", className, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { close } = useUiLabels();

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The browser cannot return the focus, because React removes the element.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // A selection of text that ends on the backdrop is a click on the dialog element too.
  const isPressedOnBackdrop = useRef(false);
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current && isPressedOnBackdrop.current) onClose();
  };

  return (
    // A click on the backdrop has the dialog element as its target; keyboard users close with Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={closeOnBackdrop}
      style={bandProperties(palette)}
      className={className}
      sx={dialogStyle}
    >
      <div sx={{ p: [5, 6], maxHeight: "inherit", overflowY: "auto", overscrollBehavior: "contain" }}>
        <div sx={{ mb: 5, paddingInlineEnd: 8, display: "grid", gap: 2 }}>
          <Text as="h2" id={titleId} variant="h3">
            {title}
          </Text>
          {text !== undefined && <Text variant="muted">{text}</Text>}
        </div>
        {children}
      </div>
      {/* Last in the DOM, so that the first control of the content gets the focus. */}
      <button
        type="button"
        onClick={onClose}
        sx={{ variant: "buttons.icon", position: "absolute", top: [4, 5], insetInlineEnd: [4, 5], bg: "background" }}
      >
        <Icon name="x" />
        <VisuallyHidden>{close}</VisuallyHidden>
      </button>
    </dialog>
  );
};
