import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatList } from "@capture/domain/lib/locale";
import { keepUnits } from "@capture/domain/units";
import { createFormats } from "../planner/formats";
import { planCapture } from "../planner/plan";
import { planRows } from "../planner/plan-rows";
import { ASSUMPTIONS, defaultValues, readFigures, readPlace, type Values } from "../planner/planner-fields";
import type { DecidedDevice } from "./decide";
import type { Block, SheetInput } from "./sheet-blocks";

/** More columns do not fit on paper. */
export const MAX_DEVICES = 3;

/** The devices whose time and figures the sheet shows: those that are not excluded, or all if none is left. */
export function shownDevices(devices: readonly DecidedDevice[], chosen: readonly string[]): DecidedDevice[] {
  const picked = devices.filter(({ device }) => chosen.includes(device.slug));
  return (picked.length > 0 ? picked : devices).slice(0, MAX_DEVICES);
}

/** Time, scenes, storage and batteries of the devices with their formulas, and the assumptions behind them as questions. */
export function planDevices(
  { content, values: given }: SheetInput,
  devices: readonly DecidedDevice[],
): { blocks: Block[]; open: string[] } {
  const { planner, plannerLabels: labels, locale } = content;
  const defaults = defaultValues(planner, locale);
  const values: Values = { ...defaults, ...withoutEmpty(given) };
  const place = readPlace(values, locale);
  const formats = createFormats(values.units ?? "", labels, locale);
  const candidates = devices.filter(({ verdict }) => verdict !== "excluded");
  const plans = (candidates.length > 0 ? candidates : devices).slice(0, MAX_DEVICES).flatMap(({ device }) => {
    const planned = planner.devices.find((each) => each.device.slug === device.slug);
    const figures = planned && readFigures(values, planned, locale);
    if (!place || !figures) return [];
    const plan = planCapture(place, figures);
    return [{ device, planned, rows: planRows({ place, figures, plan, formats, labels }) }];
  });
  if (!place || plans.length === 0) return { blocks: [], open: [] };
  const terms = [...new Set(plans.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  const assumed = [
    ...(given["area"] || given["area-ft"] ? [] : [formats.area(place.area)]),
    ...(given["rooms"] ? [] : [formats.rooms(place.rooms)]),
    ...(given["pointsPerRoom"] ? [] : [`${labels.pointsPerRoom}: ${formats.number(place.pointsPerRoom)}`]),
    ...(given["secondsBetween"] ? [] : [`${labels.secondsBetween}: ${formats.number(place.secondsBetween)}`]),
  ];
  return {
    blocks: [
      {
        kind: "table",
        head: ["", ...plans.map(({ device }) => device.name)],
        rows: terms.map((term) => [
          term,
          ...plans.map(({ rows }) => {
            const row = rows.find(({ label }) => label === term);
            return row ? keepUnits(row.value) : labels.wrong;
          }),
        ]),
      },
      {
        kind: "items",
        title: labels.formulas,
        items: plans.map(({ device, rows }) => ({
          name: device.name,
          texts: rows.flatMap(({ label, formulas }) => formulas.map((formula) => keepUnits(`${label}: ${formula}`))),
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
    open: plans.flatMap(({ device, planned }) =>
      ASSUMPTIONS.flatMap((field) => {
        const value = planned?.[field];
        if (value === null || value === undefined) return [];
        const label = fillPlaceholders(labels[field], { name: device.name, unit: formats.unit });
        return fillPlaceholders(content.labels.assumption, { label, value: values[`${device.slug}-${field}`] ?? "" });
      }),
    ),
  };
}

const withoutEmpty = (values: SheetInput["values"]): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
