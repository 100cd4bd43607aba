import { useState, type ComponentProps } from "react";
import { Dialog } from "../../../../src/ui/dialog/dialog";
import { Text } from "../../../../src/ui/primitives";

// In a frame, because an open dialog makes the rest of its document inert.
export default { title: "Components / Dialog", meta: { iframed: true } };

const Example = (props: Pick<ComponentProps<typeof Dialog>, "palette" | "text">) => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} sx={{ variant: "buttons.secondary" }}>
        Open the dialog
      </button>
      {isOpen && (
        <Dialog title="Oak Flat" onClose={() => setIsOpen(false)} {...props}>
          <Text variant="muted">Five rooms, recorded in eleven minutes.</Text>
        </Dialog>
      )}
    </>
  );
};

export const Bone = () => <Example text="A project of the showcase." />;

export const Ink = () => <Example palette="ink" />;
