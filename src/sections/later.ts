import type { ComponentType } from "react";
import { later } from "../ui/later";
import type * as bandParts from "./bands";

type Bands = typeof bandParts;
type BandName = keyof Bands;
type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

const made = new Map<BandName, unknown>();

/** A part that stands below the first screen of the page that asks for it; one and the same for all pages. */
export function band<K extends BandName>(name: K): ComponentType<PropsOf<Bands[K]>> {
  type Part = ComponentType<PropsOf<Bands[K]>>;
  const part = made.get(name) ?? later(name, () => import("./bands").then((bands) => bands[name] as Part));
  made.set(name, part);
  return part as Part;
}
