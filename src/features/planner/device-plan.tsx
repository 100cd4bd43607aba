import { fillPlaceholders } from "../../domain/placeholders";
import { keepUnits } from "../../domain/units";
import { Link } from "../../components/ui/link/link";
import { rampGradient } from "../../theme/tokens";
import type { Formats } from "./formats";
import { planCapture, type DeviceFigures, type Place } from "./plan";
import { planRows } from "./plan-rows";

interface DevicePlanProps {
  device: { readonly slug: string; readonly path: string; readonly name: string; readonly cardLine: string };
  /** Undefined while a field holds no fitting number. */
  place: Place | undefined;
  figures: DeviceFigures | undefined;
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
}

/** What a device takes for the place: each result with its formula. */
export const DevicePlan = ({
  device: { slug, path, name, cardLine },
  place,
  figures,
  formats,
  labels,
}: DevicePlanProps) => {
  const plan = place && figures && planCapture(place, figures);
  return (
    <section
      aria-labelledby={`plan-${slug}`}
      sx={{ bg: "raised", border: "1px solid", borderColor: "hairline", borderRadius: "media", overflow: "hidden" }}
    >
      <div sx={{ height: 2, backgroundImage: rampGradient }} />
      <div sx={{ p: [5, 6], display: "grid", gap: 2 }}>
        <h3 id={`plan-${slug}`} sx={{ variant: "text.h3" }}>
          {name}
        </h3>
        <p sx={{ variant: "text.muted" }}>{cardLine}</p>
        {plan ? (
          <dl>
            {planRows({ place, figures, plan, formats, labels }).map(({ label, value, formulas }) => (
              <div
                key={label}
                sx={{ display: "grid", gap: 1, py: 4, borderTop: "1px solid", borderColor: "hairline", mt: 2 }}
              >
                <dt sx={{ variant: "text.label" }}>{label}</dt>
                <dd sx={{ variant: "text.figure", fontSize: "h3", lineHeight: 1.2 }}>{keepUnits(value)}</dd>
                {formulas.map((formula) => (
                  <dd key={formula} sx={{ variant: "text.label", color: "muted" }}>
                    {keepUnits(formula)}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        ) : (
          <p sx={{ variant: "text.figure", fontSize: "h3" }}>{labels.wrong}</p>
        )}
        <p>
          <Link to={`${path}#specifications`} sx={{ variant: "layout.textLink" }}>
            {fillPlaceholders(labels.source, { name })}
          </Link>
        </p>
      </div>
    </section>
  );
};
