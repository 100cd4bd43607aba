import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { Icon } from "../ui/icon";
import { MenuList } from "./menu-list";
import type { MenuContent } from "./navigation";

/** A pointer that has left may come back within this many milliseconds. */
const LINGER = 160;

interface MenuProps {
  menu: MenuContent;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A button that discloses a menu, on click and under the mouse. */
export const Menu = ({ menu, open, onToggle }: MenuProps) => {
  const listId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click on a menu that the mouse has just opened keeps it open.
  const [byMouse, setByMouse] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (!open) setByMouse(true);
    onToggle(true);
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") timer.current = setTimeout(() => onToggle(false), LINGER);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle(false);
  };
  const click = (): void => {
    onToggle(byMouse || !open);
    setByMouse(false);
  };

  return (
    // The pointer and the focus are those of the button and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-menu="" onPointerEnter={enter} onPointerLeave={leave} onBlur={blur} sx={{ position: "relative" }}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={click}
        sx={{
          variant: "layout.barLink",
          background: "none",
          border: "none",
          "& svg": { transition: "transform 150ms" },
        }}
      >
        {menu.text}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={listId} hidden={!open} data-panel="" sx={{ variant: "layout.menu" }}>
        <MenuList {...menu} />
      </div>
    </div>
  );
};
