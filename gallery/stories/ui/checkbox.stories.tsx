import { useState } from "react";
import { Checkbox } from "../../../src/ui/checkbox";

export default { title: "Components / Checkbox" };

const Example = ({ disabled = false }: { disabled?: boolean }) => {
  const [checked, setChecked] = useState(true);
  return (
    <Checkbox
      id={`box-${disabled}`}
      label="Weight"
      checked={checked}
      disabled={disabled}
      onChange={() => setChecked(!checked)}
    />
  );
};

export const Enabled = () => <Example />;

export const Disabled = () => <Example disabled />;
