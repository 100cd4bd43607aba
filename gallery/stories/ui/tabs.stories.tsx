import { useState } from "react";
import { Text } from "../../../src/ui/primitives";
import { Tabs, type Tab } from "../../../src/ui/tabs";

export default { title: "Components / Tabs" };

const TABS: readonly Tab[] = [
  { id: "plan", title: "Floor plan", panel: <Text variant="lead">Walls, doors and areas.</Text> },
  { id: "cloud", title: "Point cloud", panel: <Text variant="lead">Every measured point, in color.</Text> },
  { id: "tour", title: "Tour", panel: <Text variant="lead">Panoramas that are connected by doors.</Text> },
];

const Example = ({ side }: { side: boolean }) => {
  const [active, setActive] = useState("plan");
  return <Tabs label="Results" tabs={TABS} active={active} onChange={setActive} side={side} />;
};

export const AboveThePanel = () => <Example side={false} />;

export const NextToThePanel = () => <Example side />;
