import { Text } from "../../ui/primitives";

/** The conditions of a figure, as a quiet line under it. */
export const ConditionsText = ({ text }: { text: string }) => (
  <Text variant="small" sx={{ fontFamily: "body", maxWidth: "32rem", mt: 1 }}>
    {text}
  </Text>
);
