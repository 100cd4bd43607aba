import { replaceValue, type Kind, type Mutation } from "./mutation";
import type { Place } from "./places";

/** The facts of a record that its device's specification states too. They are repeated here on purpose. */
const REPEATED = [
  "data.storage",
  "laser.safetyClass",
  "laser.standard",
  "radio.wifi",
  "radio.bluetooth",
  "battery.runtime",
];
const PAST_DAYS = ["2024-12-31", "2000-01-01"];

const wrong = (place: Place, ...values: unknown[]): Mutation[] =>
  values.map((value) => replaceValue("wrong record", place, value));

/** Breaks what a record promises: support that has ended, a figure of another device, a device without a record. */
export const breakRecord: Kind = (place) => {
  const { entry, path, node } = place;
  if (entry.schema.title !== "ProductRecord") return [];
  const name = path.join(".");
  if (name === "support.until") return wrong(place, ...PAST_DAYS);
  if (path.length === 0) return [replaceValue("wrong record", place, { ...Object(entry.value), draft: true })];
  if (node.type !== "string" || !REPEATED.includes(name)) return [];
  const text = String(node.value);
  const changed = text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
  return changed === text ? [] : wrong(place, changed);
};
