import { IMPERIAL, METRIC } from "@capture/domain/facts/units";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { useLocale } from "../hooks/use-site-content";
import { Chips } from "../ui/chips";

interface UnitChoiceProps {
  labels: { readonly units: string; readonly metric: string; readonly imperial: string };
  /** `metric` or `imperial`. */
  units: string;
  onChoose: (units: string) => void;
}

/** The choice of units, where people use both. */
export const UnitChoice = ({ labels, units, onChoose }: UnitChoiceProps) =>
  hasImperialUnits(useLocale()) ? (
    <Chips
      label={labels.units}
      chosen={units}
      onChoose={onChoose}
      choices={[
        { value: METRIC, text: labels.metric },
        { value: IMPERIAL, text: labels.imperial },
      ]}
    />
  ) : null;
