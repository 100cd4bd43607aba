import { Text } from "../../../src/components/ui/primitives";
import { VisuallyHidden } from "../../../src/components/ui/visually-hidden";

export default { title: "Components / Visually hidden" };

export const Default = () => (
  <Text variant="muted">
    A screen reader reads more of this sentence<VisuallyHidden>, namely this part</VisuallyHidden>.
  </Text>
);
