import { Icon } from "../../../src/ui/icon";
import { Row, Stack, Text } from "../../../src/ui/primitives";
import common from "../../../data/schemas/common.schema.json";

export default { title: "Components / Icon" };

export const AllIcons = () => (
  <Row gap={5} alignItems="start">
    {common.$defs.icon.enum.map((name) => (
      <Stack key={name} gap={2} justifyItems="center" sx={{ width: "8rem" }}>
        <Icon name={name} />
        <Text variant="label">{name}</Text>
      </Stack>
    ))}
  </Row>
);

export const Sizes = () => (
  <Row>
    {[16, 20, 24, 28, 48].map((size) => (
      <Icon key={size} name="radar" size={size} />
    ))}
  </Row>
);
