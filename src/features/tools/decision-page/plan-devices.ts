import { FEET_SUFFIX, METRIC } from "@capture/domain/facts/units";
import { toShownAmount } from "@capture/domain/amounts";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatList } from "@capture/domain/lib/locale";
import { keepUnits } from "@capture/domain/units";
import { missingAreas } from "../planner/convert-units";
import { createFormats } from "../planner/formats";
import { planCapture } from "../planner/plan";
import { planRows } from "../planner/plan-rows";
import { ASSUMPTIONS, defaultValues, fieldName, readFigures, readPlace, type Values } from "../planner/planner-fields";
import type { DecidedDevice } from "./decide";
import type { Block, SheetInput } from "./sheet-blocks";

/** Time, scenes, storage and batteries of the devices with their formulas, and the assumptions behind them as questions. */
export function planDevices(
  { content, values: entered, facts }: SheetInput,
  chosen: readonly DecidedDevice[],
): { blocks: Block[]; open: string[] } {
  const { planner, plannerLabels: labels, locale } = content;
  const defaults = defaultValues(planner, locale);
  const valid = validValues(entered, facts);
  const units = valid.units ?? METRIC;
  const values: Values = { ...defaults, ...valid, ...missingAreas(valid, units, locale) };
  const place = readPlace(values, locale);
  const formats = createFormats(units, labels, locale);
  const candidates = chosen.filter(({ verdict }) => verdict !== "excluded");
  const plans = (candidates.length > 0 ? candidates : chosen).flatMap(({ device }) => {
    const planned = planner.devices.find((each) => each.device.slug === device.slug);
    const figures = planned && readFigures(values, planned, locale);
    if (!place || !figures) return [];
    const plan = planCapture(place, figures);
    return [{ device, planned, rows: planRows({ place, figures, plan, formats, labels }) }];
  });
  if (!place || plans.length === 0) return { blocks: [], open: [] };
  const terms = [...new Set(plans.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  const assumed = [
    ...(facts.amounts.area === undefined ? [formats.area(place.area)] : []),
    ...(facts.amounts.rooms === undefined ? [formats.rooms(place.rooms)] : []),
    ...(entered.pointsPerRoom ? [] : [`${labels.pointsPerRoom}: ${formats.number(place.pointsPerRoom)}`]),
    ...(entered.secondsBetween ? [] : [`${labels.secondsBetween}: ${formats.number(place.secondsBetween)}`]),
  ];
  return {
    blocks: [
      {
        kind: "table",
        head: ["", ...plans.map(({ device }) => device.name)],
        rows: terms.map((term) => [
          term,
          ...plans.map(({ rows }) => keepUnits(rows.find(({ label }) => label === term)?.value ?? labels.wrong)),
        ]),
      },
      {
        kind: "items",
        title: labels.formulas,
        items: plans.map(({ device, rows }) => ({
          name: device.name,
          texts: rows.map(({ label, formulas }) => keepUnits(`${label}: ${formulas.join("; ")}`)),
        })),
      },
      ...(assumed.length > 0
        ? [
            {
              kind: "text",
              text: fillPlaceholders(content.labels.assumed, { facts: formatList(assumed, locale) }),
            } as const,
          ]
        : []),
    ],
    open: plans.flatMap(({ device: { slug, name }, planned }) =>
      ASSUMPTIONS.flatMap((field) => {
        const key = fieldName(field, units, slug);
        // What the visitor has entered is not our assumption.
        if (typeof planned?.[field] !== "number" || values[key] !== defaults[key]) return [];
        const label = fillPlaceholders(labels[field], { name, unit: formats.unit });
        const value = toShownAmount(values[key] ?? "", locale);
        return fillPlaceholders(content.labels.assumption, { label, value });
      }),
    ),
  };
}

/** The values without those that are empty or invalid, whose defaults the sheet names as assumptions. */
function validValues(values: SheetInput["values"], { amounts }: SheetInput["facts"]): Values {
  const invalid = [
    ...(amounts.area === undefined ? ["area", `area${FEET_SUFFIX}`] : []),
    ...(amounts.rooms === undefined ? ["rooms"] : []),
  ];
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== "" && !invalid.includes(key)));
}
