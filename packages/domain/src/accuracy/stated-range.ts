import type { Quantity } from "../quantities";
import { toMeters } from "./read-accuracy";

/** The rows of a specification. */
type Rows =
  readonly { readonly key: string; readonly quantities?: readonly Quantity[] | null | undefined }[] | null | undefined;

/** The largest distance in meters at which a device measures, or `undefined` if its specification states none. */
export function statedRange(rows: Rows): number | undefined {
  const quantities = rows?.find(({ key }) => key === "scanningRange")?.quantities ?? [];
  const lengths = quantities.flatMap((quantity) => toMeters(quantity) ?? []);
  return lengths.length === 0 ? undefined : Number(Math.max(...lengths).toPrecision(12));
}
