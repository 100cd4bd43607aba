import type { Collection, Entry } from "../../../src/content/check/collection";
import { changeNumberFormat, changeFigure } from "./kinds-of-figures";
import {
  emptyValue,
  misspellKey,
  breakPunctuation,
  removeCell,
  removeValue,
  truncateFile,
  duplicateValue,
  changeType,
} from "./kinds-of-form";
import { breakReference, repeatName, injectHostileText, breakMedia, setUnknownValue } from "./kinds-of-meaning";
import { breakConditions } from "./kinds-of-conditions";
import { breakModel } from "./kinds-of-models";
import { breakHistory } from "./kinds-of-releases";
import { breakApi } from "./kinds-of-apis";
import { breakRecord } from "./kinds-of-records";
import { breakStatement } from "./kinds-of-statement";
import { seeded } from "../../lib/random";
import type { Kind, Mutation, Surroundings } from "./mutation";
import { placesIn, type Place } from "./places";

const KINDS: readonly Kind[] = [
  removeValue,
  changeType,
  emptyValue,
  misspellKey,
  duplicateValue,
  truncateFile,
  breakPunctuation,
  setUnknownValue,
  repeatName,
  breakMedia,
  injectHostileText,
  breakReference,
  changeFigure,
  removeCell,
  changeNumberFormat,
  breakModel,
  breakHistory,
  breakConditions,
  breakRecord,
  breakApi,
  breakStatement,
];

/** A mutation of one value in a file. */
export interface Case {
  place: Place;
  mutation: Mutation;
}

/**
 * All mutations of all values in all data files.
 * @param seed of the random choices; the same seed results in the same cases
 */
export function* casesOf(collection: Collection, seed: number): Generator<Case> {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const siblings = siblingsIn(collection);
  for (const entry of collection.entries) {
    const places = placesIn(entry, collection.schemas);
    const surroundings: Surroundings = { collection, places, siblings, pick };
    for (const place of places) {
      for (const kind of KINDS) {
        for (const mutation of kind(place, surroundings)) yield { place, mutation };
      }
    }
  }
}

/** Returns a function that finds the values of a field in other files of the same kind, or of all kinds for fields of `seo`. */
function siblingsIn({ entries }: Collection): Surroundings["siblings"] {
  const kindOf = ({ schema, schemaFile }: Entry): string => schema["x-implements"] ?? schemaFile;
  const valueAt = ({ value }: Entry, path: Place["path"]): unknown =>
    path.reduce<unknown>((inside, step) => (Object(inside) as Record<string | number, unknown>)[step], value);
  return ({ entry, path }) =>
    entries
      .filter((other) => other !== entry && (path[0] === "seo" || kindOf(other) === kindOf(entry)))
      .map((other) => valueAt(other, path))
      .filter((value) => typeof value === "string" || typeof value === "number");
}
