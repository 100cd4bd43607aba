import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatLength } from "@capture/domain/lengths";
import { formatUncertainty, lengthUncertainty, type Measurement, measurementLength } from "@capture/viewer/measuring";
import { useLocale } from "../../../../hooks/use-site-content";
import { Icon } from "../../../../ui/icon";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { Text } from "../../../../ui/primitives";
import * as styles from "../../../../theme/styles/viewer";
import { UncertaintyFormulas } from "./uncertainty-formulas";
import type { Tour } from "../../tour-fields";

interface MeasurementListProps {
  device: Tour["device"];
  measurements: readonly Measurement[];
  labels: Queries.TourLabelFieldsFragment;
  onRemove: (id: number) => void;
  /** Called before the only measurement is removed, to move the focus elsewhere. */
  onEmpty: () => void;
}

/** The measurements, each with a button to remove it, and the accuracy of the device. */
export const MeasurementList = ({ device, measurements, labels, onRemove, onEmpty }: MeasurementListProps) => {
  const locale = useLocale();
  const specified = device?.specifications?.find(({ key }) => key === "accuracy");
  const accuracy = specified?.accuracy;
  const formatMeasurement = (measurement: Measurement): string => {
    const length = formatLength(measurementLength(measurement), locale);
    if (!accuracy) return length;
    return `${length} ${formatUncertainty(lengthUncertainty(accuracy, measurement), locale)}`;
  };
  const remove = (id: number, row: HTMLLIElement | null): void => {
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    if (next) next.querySelector("button")?.focus();
    else onEmpty();
    onRemove(id);
  };
  return (
    <section aria-label={labels.measurements} sx={styles.panel}>
      <ol className="measured" sx={{ display: "grid", gap: 1, maxHeight: ["none", "9rem"], overflowY: "auto" }}>
        {measurements.map((measurement, index) => (
          <li
            key={measurement.id}
            sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}
          >
            <span sx={{ variant: "text.figure", fontSize: "small" }}>
              {fillPlaceholders(labels.measurement, { count: index + 1, note: formatMeasurement(measurement) })}
            </span>
            <button
              type="button"
              onClick={({ currentTarget }) => remove(measurement.id, currentTarget.closest("li"))}
              sx={{ variant: "buttons.icon", borderColor: "transparent" }}
            >
              <Icon name="x" size={18} />
              <VisuallyHidden>{fillPlaceholders(labels.remove, { count: index + 1 })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
      {device &&
        (specified && accuracy ? (
          <>
            <Text variant="small" mt={2}>
              {fillPlaceholders(labels.accuracy, {
                name: device.name,
                figure: specified.value,
                conditions: specified.conditionsText ?? "",
              })}
            </Text>
            <UncertaintyFormulas accuracy={accuracy} measurements={measurements} labels={labels} />
          </>
        ) : (
          <Text variant="small" mt={2}>
            {fillPlaceholders(labels.noAccuracy, { name: device.name })}
          </Text>
        ))}
    </section>
  );
};
