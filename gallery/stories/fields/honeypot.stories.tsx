import { Text } from "../../../src/ui/primitives";
import { Honeypot } from "../../../src/forms/fields/honeypot";

export default { title: "Form fields / Honeypot" };

export const Default = () => (
  <form>
    <Text variant="muted">This form contains a field that people can neither see nor reach.</Text>
    <Honeypot />
  </form>
);
