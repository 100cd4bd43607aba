import { useState } from "react";
import { ViewFrame } from "../../frames";
import { ToolButton } from "../../../src/ui/tool-button";

export default { title: "Components / Tool button" };

const Toggle = () => {
  const [isPressed, setPressed] = useState(true);
  return (
    <ToolButton icon="ruler" text="Measure" hasVisibleText pressed={isPressed} onPress={() => setPressed(!isPressed)} />
  );
};

export const Icon = () => (
  <ViewFrame>
    <ToolButton icon="plus" text="Zoom in" onPress={() => undefined} />
  </ViewFrame>
);

export const Pressed = () => (
  <ViewFrame>
    <Toggle />
  </ViewFrame>
);
