import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { Hairline, Stack, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";
import { rampGradient } from "../../theme/tokens";
import type { Formats } from "./formats";
import { planCapture, type DeviceFigures, type Place } from "./plan";
import { planRows } from "./plan-rows";

interface DevicePlanProps {
  device: { readonly slug: string; readonly path: string; readonly name: string; readonly cardLine: string };
  /** Undefined while a field is invalid. */
  place: Place | undefined;
  figures: DeviceFigures | undefined;
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
}

/** The plan of a device for the place: each result with its formulas. */
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
      <Stack p={[5, 6]} gap={2}>
        <Text as="h3" id={`plan-${slug}`} variant="h3">
          {name}
        </Text>
        <Text variant="muted">{cardLine}</Text>
        {plan ? (
          <dl>
            {planRows({ place, figures, plan, formats, labels }).map(({ label, value, formulas }) => (
              <Hairline key={label} line="hairline" gap={1} py={4} mt={2}>
                <Text as="dt" variant="label">
                  {label}
                </Text>
                <dd sx={{ variant: "text.figure", fontSize: "h3", lineHeight: 1.2 }}>{keepUnits(value)}</dd>
                {formulas.map((formula) => (
                  <Text as="dd" key={formula} variant="label" color="muted">
                    {keepUnits(formula)}
                  </Text>
                ))}
              </Hairline>
            ))}
          </dl>
        ) : (
          <p sx={{ variant: "text.figure", fontSize: "h3" }}>{labels.wrong}</p>
        )}
        <p>
          <TextLink to={`${path}#specifications`} text={fillPlaceholders(labels.source, { name })} />
        </p>
      </Stack>
    </section>
  );
};
