import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { Icon } from "../ui/icon";
import { MenuFamilies } from "./menu-families";
import { MenuList } from "./menu-list";
import type { MenuContent } from "./navigation";

/** Delay before a menu closes after the pointer has left it. The menu stays open if the pointer returns before. */
const CLOSE_DELAY_MS = 160;

interface MenuProps {
  menu: MenuContent;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A button that opens a menu on click and on hover. */
export const Menu = ({ menu, open, onToggle }: MenuProps) => {
  const listId = useId();
  const Panel = menu.items.some(({ products }) => products) ? MenuFamilies : MenuList;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click on a menu that hover has just opened keeps it open.
  const [isOpenedByHover, setIsOpenedByHover] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handleEnter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (!open) setIsOpenedByHover(true);
    onToggle(true);
  };
  const handleLeave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") timer.current = setTimeout(() => onToggle(false), CLOSE_DELAY_MS);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle(false);
  };
  const handleClick = (): void => {
    onToggle(isOpenedByHover || !open);
    setIsOpenedByHover(false);
  };

  return (
    // Pointer and focus events bubble from the button and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-menu="" onPointerEnter={handleEnter} onPointerLeave={handleLeave} onBlur={handleBlur}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={handleClick}
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
      <Panel id={listId} hidden={!open} menu={menu} />
    </div>
  );
};
