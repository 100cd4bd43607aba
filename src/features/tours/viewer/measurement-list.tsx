import { fillPlaceholders } from "../../../content/placeholders";
import { Icon } from "../../../components/ui/icon";
import { VisuallyHidden } from "../../../components/ui/visually-hidden";
import {
  accuracyOf,
  lengthText,
  measuredLength,
  uncertaintyOf,
  uncertaintyText,
  type Measurement,
} from "../geometry/measurement";
import * as styles from "../../../theme/styles/viewer";
import type { ViewerTour } from "./state";

interface MeasurementListProps {
  device: ViewerTour["device"];
  measurements: readonly Measurement[];
  labels: Queries.TourLabelPartsFragment;
  onRemove: (id: number) => void;
}

/** What was measured, each line removable, and how far it can be trusted. */
export const MeasurementList = ({ device, measurements, labels, onRemove }: MeasurementListProps) => {
  const figure = device.specifications?.find(({ key }) => key === "accuracy")?.value;
  const accuracy = accuracyOf(figure);
  const uncertainty = accuracy === undefined ? "" : uncertaintyText(uncertaintyOf(accuracy));
  return (
    <section aria-label={labels.measurements} sx={styles.panel}>
      <ol className="measured" sx={{ display: "grid", gap: 1, maxHeight: "9rem", overflowY: "auto" }}>
        {measurements.map((measurement, index) => {
          const note = [lengthText(measuredLength(measurement)), uncertainty].filter(Boolean).join(" ");
          return (
            <li
              key={measurement.id}
              sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}
            >
              <span sx={{ variant: "text.figure", fontSize: "small" }}>
                {fillPlaceholders(labels.measurement, { count: index + 1, note })}
              </span>
              <button
                type="button"
                onClick={() => onRemove(measurement.id)}
                sx={{ variant: "buttons.icon", borderColor: "transparent" }}
              >
                <Icon name="x" size={18} />
                <VisuallyHidden>{fillPlaceholders(labels.remove, { count: index + 1 })}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
      <p sx={{ variant: "text.small", mt: 2 }}>
        {figure !== undefined && accuracy !== undefined
          ? fillPlaceholders(labels.accuracy, { name: device.name, figure, accuracy: uncertainty })
          : fillPlaceholders(labels.noAccuracy, { name: device.name })}
      </p>
    </section>
  );
};
