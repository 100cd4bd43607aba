import { fillPlaceholders } from "@capture/domain/placeholders";
import type { ComputedAccuracy } from "@capture/domain/accuracy/read-accuracy";
import { formatPercent } from "@capture/domain/lib/locale";
import { formatUncertaintyFormula, lengthErrors, type Measurement } from "@capture/viewer/measuring";
import { useLocale } from "../../../../hooks/use-site-content";
import { Text } from "../../../../ui/primitives";

interface UncertaintyFormulasProps {
  accuracy: ComputedAccuracy;
  measurements: readonly Measurement[];
  labels: Queries.TourLabelFieldsFragment;
}

/** How the uncertainty of each measurement is computed: the formula with its numbers, and what its terms are. */
export const UncertaintyFormulas = ({ accuracy, measurements, labels }: UncertaintyFormulasProps) => {
  const locale = useLocale();
  const confidence = formatPercent(accuracy.confidence, locale);
  const { errorOf } = labels;
  const sentences = [
    ...(accuracy.isOfAssumed ? [labels.assumedOf] : []),
    accuracy.of === "range" ? errorOf.range : accuracy.of === "distance" ? errorOf.distance : errorOf.point,
    labels.errorOfPress,
    fillPlaceholders(accuracy.isConfidenceAssumed ? labels.assumedLevel : labels.level, { confidence }),
  ];
  return (
    <details sx={{ mt: 2 }}>
      <summary sx={{ fontSize: "small", minHeight: 24, cursor: "pointer" }}>{labels.howComputed}</summary>
      <ol className="formulas" sx={{ display: "grid", gap: 1, mt: 1, listStyle: "none" }}>
        {measurements.map((measurement, index) => (
          <li key={measurement.id} sx={{ variant: "text.figure", fontSize: "small" }}>
            {fillPlaceholders(labels.measurement, {
              count: index + 1,
              note: formatUncertaintyFormula(lengthErrors(accuracy, measurement), locale),
            })}
          </li>
        ))}
      </ol>
      <Text variant="small" mt={1}>
        {sentences.join(" ")}
      </Text>
    </details>
  );
};
