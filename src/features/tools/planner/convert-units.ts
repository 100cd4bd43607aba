import { parseAmount } from "@capture/domain/amounts";
import { FEET_SUFFIX, IMPERIAL, toSquareFeet, toSquareMeters } from "@capture/domain/facts/units";
import { isArea } from "../facts/area-names";
import { formatAmount, type Values } from "./planner-fields";

/** Rounds a converted area: from 100 to an integer, below 100 to three significant digits. */
const roundArea = (area: number): number => (area >= 100 ? Math.round(area) : Number(area.toPrecision(3)));

const parseArea = (text: string | undefined, locale: string): number | undefined =>
  parseAmount(text ?? "", { min: 0, max: Infinity }, locale);

/**
 * Converts the areas when the unit changes. An area that was not edited since the last conversion is not converted
 * back, because rounding could change it: the field of the other unit still contains the original value.
 */
export function convertUnits(values: Values, units: string, locale: string): Values {
  const toFeet = units === IMPERIAL;
  const [convert, revert] = toFeet ? [toSquareFeet, toSquareMeters] : [toSquareMeters, toSquareFeet];
  const changed = Object.keys(values)
    .filter((key) => key.endsWith(FEET_SUFFIX))
    .flatMap((feetField): [string, string][] => {
      const metersField = feetField.slice(0, -FEET_SUFFIX.length);
      const [source, target] = toFeet ? [metersField, feetField] : [feetField, metersField];
      const area = parseArea(values[source], locale);
      const earlier = parseArea(values[target], locale);
      const isUnchanged = earlier !== undefined && roundArea(revert(earlier)) === area;
      return area === undefined || isUnchanged ? [] : [[target, formatAmount(roundArea(convert(area)), locale)]];
    });
  return { ...Object.fromEntries(changed), units };
}

/**
 * The areas of a query string that it has in the other unit only.
 * @param units the unit in which they are needed
 */
export function missingAreas(query: Values, units: string, locale: string): Values {
  const areas = Object.keys(query).filter((key) => isArea(key));
  const both = Object.fromEntries(areas.map((key) => [key.replace(FEET_SUFFIX, "") + FEET_SUFFIX, ""]));
  const { units: _units, ...converted } = convertUnits({ ...both, ...query }, units, locale);
  return Object.fromEntries(Object.entries(converted).filter(([key]) => !(key in query)));
}
