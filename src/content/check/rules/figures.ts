import { visitEntry, type Entry } from "../collection";
import type { Device } from "../devices";
import type { FactRule, Facts } from "../facts";
import {
  isSameQuantity,
  containsFigure,
  findFigures,
  isGenericFigure,
  containsWord,
  splitSentences,
  type Figure,
} from "../../../domain/figures";
import type { JsonPath } from "../problem";
import { memoize } from "../memoize";
import type { Schemas } from "../../model/schemas";

/** Kinds of file that are not only about devices: a figure belongs to a device only if the sentence names it. */
const STORIES = ["Article", "CaseStudy", "Project"];

/**
 * Figures in sentences about a device, and its key figures, agree with its specification. A figure is compared with
 * figures of the same form: `# kg` only with the weight.
 */
export const figureProblems: FactRule = (entry, _, facts) =>
  sentencesOf(entry, facts.schemas).flatMap(({ path, sentence, figures }) => {
    const device = isKeyFigure(path) ? facts.devices.find(({ file }) => file === entry.file.name) : undefined;
    if (isKeyFigure(path) && !device) return [];
    const meant = devicesMeant(entry, sentence, facts);
    const messages = figures.flatMap((figure) =>
      device ? keyFigureMessages(device, figure) : textFigureMessages(figure, meant),
    );
    return messages.map((text) => entry.file.problem(path, text));
  });

interface Sentence {
  path: JsonPath;
  sentence: string;
  figures: Figure[];
}

/** The sentences of a document that contain figures. The specification itself is not searched. */
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
  if (device.stated.some((each) => containsFigure(each.figure, figure))) return [];
  const stated = device.stated.filter(({ figure: { bareForm } }) => bareForm === figure.bareForm && bareForm !== "#");
  const said = stated.length > 0 ? `says ${valuesOf([{ ...device, stated }])}` : "does not contain it";
  return [`“${figure.text}” is not a figure of ${device.name}: its specification ${said}.`];
}

/** Messages about a figure in a sentence that differs from the specification. */
function textFigureMessages(figure: Figure, meant: readonly Device[]): string[] {
  const alike = meant
    .map((device) => ({ ...device, stated: device.stated.filter((each) => isSameQuantity(figure, each.figure)) }))
    .filter(({ stated }) => stated.length > 0);
  const agreed = alike.some(({ stated }) => stated.some((each) => each.figure.numbers === figure.numbers));
  if (agreed || alike.length === 0) return [];
  const names = alike.map(({ name }) => name).join(" or ");
  return [
    `the specification says ${valuesOf(alike)}, not “${figure.text}”; if it is not a figure of ${names}, move it to a sentence without that name.`,
  ];
}

function valuesOf(devices: readonly Device[]): string {
  const values = devices.flatMap(({ file, stated }) => stated.map(({ value }) => `“${value}” (data/${file})`));
  return [...new Set(values)].join(" or ");
}

function devicesMeant(entry: Entry, sentence: string, { devices }: Facts): readonly Device[] {
  const named = devices.filter(({ file, name }) => file === entry.file.name || containsWord(sentence, name));
  return named.length > 0 || STORIES.includes(entry.schema.title ?? "") ? named : devices;
}
