import { Text } from "../../../src/ui/primitives";
import { VisuallyHidden } from "../../../src/ui/visually-hidden";

export default { title: "Components / Visually hidden" };

export const Default = () => (
  <Text variant="muted">
    A screen reader reads more of this sentence<VisuallyHidden>, namely this part</VisuallyHidden>.
  </Text>
);
