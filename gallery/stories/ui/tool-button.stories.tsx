import { useState } from "react";
import { ToolButton } from "../../../src/components/ui/tool-button";

export default { title: "Components / Tool button" };

const Toggle = () => {
  const [isPressed, setPressed] = useState(true);
  return (
    <ToolButton icon="ruler" text="Measure" hasVisibleText pressed={isPressed} onPress={() => setPressed(!isPressed)} />
  );
};

export const Icon = () => <ToolButton icon="plus" text="Zoom in" onPress={() => undefined} />;

export const Pressed = () => <Toggle />;
