import { FactLine, splitFacts } from "../../../src/blocks/fact-line";
import { Text } from "../../../src/ui/primitives";

export default { title: "Blocks / Fact line" };

export const ThreeFacts = () => (
  <Text variant="label">
    <FactLine facts={splitFacts("6 tutorials · 6 manuals · 266 help articles")} />
  </Text>
);

export const OnSeveralLines = () => (
  <Text variant="label" maxWidth="14rem">
    <FactLine facts={splitFacts("6 tutorials · 6 manuals · 266 help articles")} />
  </Text>
);
