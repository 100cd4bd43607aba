import {
  isSameQuantity,
  containsFigure,
  findFigures,
  isGenericFigure,
  containsWord,
  splitSentences,
  type Figure,
} from "@capture/domain/figures";
import { visitEntry, type Entry } from "../collection";
import { recordedDevice, type Device } from "../devices";
import type { FactRule, Facts } from "../facts";
import type { JsonPath } from "../problem";
import { memoize } from "../memoize";
import type { Schemas } from "../../model/schemas";

/** Types of entries that are not only about devices: a figure belongs to a device only if the sentence names the device. */
const STORIES = ["Article", "CaseStudy", "Project"];

/**
 * Reports figures in sentences about a device, and key figures, that differ from its specification. A figure is compared
 * only with figures of the same form: `# kg` only with the weight.
 */
export const figureProblems: FactRule = (entry, _, facts) =>
  sentencesOf(entry, facts.schemas).flatMap(({ path, sentence, figures }) => {
    const device = isKeyFigure(path) ? facts.devices.find(({ file }) => file === entry.file.name) : undefined;
    if (isKeyFigure(path) && !device) return [];
    const candidates = devicesOf(entry, sentence, facts);
    const messages = figures.flatMap((figure) =>
      device ? keyFigureMessages(device, figure) : textFigureMessages(figure, candidates),
    );
    return messages.map((text) => entry.file.problem(path, text));
  });

interface Sentence {
  path: JsonPath;
  sentence: string;
  figures: Figure[];
}

/** The sentences of a document that contain figures, except those in its specification. */
const sentencesOf = memoize((entry: Entry, schemas: Schemas) =>
  visitEntry(entry, schemas).flatMap(({ path, value, raw }): Sentence[] => {
    if (typeof value !== "string" || raw || path[0] === "specifications" || !/\d/.test(value)) return [];
    return splitSentences(value).flatMap((sentence) => {
      const figures = findFigures(sentence).filter((figure) => isKeyFigure(path) || !isGenericFigure(figure));
      return figures.length === 0 ? [] : [{ path, sentence, figures }];
    });
  }),
);

const isKeyFigure = ([part]: JsonPath): boolean => part === "keyFigures";

/** Messages about a key figure that is not in the specification. */
function keyFigureMessages(device: Device, figure: Figure): string[] {
  if (device.specifiedFigures.some((each) => containsFigure(each.figure, figure))) return [];
  const sameForm = device.specifiedFigures.filter(
    ({ figure: { bareForm } }) => bareForm === figure.bareForm && bareForm !== "#",
  );
  const difference =
    sameForm.length > 0 ? `says ${valuesOf([{ ...device, specifiedFigures: sameForm }])}` : "does not contain it";
  return [`“${figure.text}” is not a figure of ${device.name}: its specification ${difference}.`];
}

/** Messages about a figure in a sentence that differs from the specification. */
function textFigureMessages(figure: Figure, candidates: readonly Device[]): string[] {
  const alike = candidates
    .map((device) => ({
      ...device,
      specifiedFigures: device.specifiedFigures.filter((each) => isSameQuantity(figure, each.figure)),
    }))
    .filter(({ specifiedFigures }) => specifiedFigures.length > 0);
  const agreed = alike.some(({ specifiedFigures }) =>
    specifiedFigures.some((each) => each.figure.numbers === figure.numbers),
  );
  if (agreed || alike.length === 0) return [];
  const names = alike.map(({ name }) => name).join(" or ");
  return [
    `the specification says ${valuesOf(alike)}, not “${figure.text}”; if it is not a figure of ${names}, move it to a sentence without that name.`,
  ];
}

function valuesOf(devices: readonly Device[]): string {
  const values = devices.flatMap(({ file, specifiedFigures }) =>
    specifiedFigures.map(({ value }) => `“${value}” (data/${file})`),
  );
  return [...new Set(values)].join(" or ");
}

/** The devices to which the figures in a sentence may belong. */
function devicesOf(entry: Entry, sentence: string, { devices }: Facts): readonly Device[] {
  const own = recordedDevice(entry) ?? entry.file.name;
  const named = devices.filter(({ file, name }) => file === own || containsWord(sentence, name));
  return named.length > 0 || STORIES.includes(entry.schema.title ?? "") ? named : devices;
}
