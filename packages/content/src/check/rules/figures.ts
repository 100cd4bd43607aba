import {
  isSameQuantity,
  containsFigure,
  findFigures,
  isGenericFigure,
  containsWord,
  splitSentences,
  type Figure,
} from "@capture/domain/figures";
import { oncePerText } from "@capture/domain/lib/once-per-text";
import { parseNumber } from "@capture/domain/numbers";
import { visitEntry, type Entry } from "../collection";
import { recordedDevice, type Device } from "../devices";
import type { FactRule, Facts } from "../facts";
import { siteLocale } from "../locale";
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
  sentencesWith(facts.units)(entry, facts.schemas).flatMap(({ path, sentence, figures }) => {
    const device = isKeyFigure(path) ? facts.devices.find(({ file }) => file === entry.file.name) : undefined;
    if (isKeyFigure(path) && !device) return [];
    const locale = siteLocale(facts.site) ?? "en";
    const messages = figures.flatMap((figure) =>
      device
        ? keyFigureMessages(device, figure, locale)
        : textFigureMessages(figure, devicesOf(entry, sentence, figure, facts), locale),
    );
    return messages.map((text) => entry.file.problem(path, text));
  });

interface Sentence {
  path: JsonPath;
  sentence: string;
  figures: Figure[];
}

/** The sentences of a document that contain figures, except those in its specification. */
const sentencesWith = oncePerText((units) =>
  memoize((entry: Entry, schemas: Schemas) =>
    visitEntry(entry, schemas).flatMap(({ path, value, raw }): Sentence[] => {
      if (typeof value !== "string" || raw || path[0] === "specifications" || !/\d/.test(value)) return [];
      return splitSentences(value).flatMap((sentence) => {
        const figures = findFigures(sentence, units).filter((figure) => isKeyFigure(path) || !isGenericFigure(figure));
        return figures.length === 0 ? [] : [{ path, sentence, figures }];
      });
    }),
  ),
);

const isKeyFigure = ([part]: JsonPath): boolean => part === "keyFigures";

/** Messages about a key figure that is not in the specification. */
function keyFigureMessages(device: Device, figure: Figure, locale: string): string[] {
  if (device.specifiedFigures.some((each) => containsFigure(each.figure, figure))) return [];
  if (hasNumber(device, figure, locale)) return [];
  const sameForm = device.specifiedFigures.filter(
    ({ figure: { bareForm } }) => bareForm === figure.bareForm && bareForm !== "#",
  );
  const difference =
    sameForm.length > 0 ? `says ${valuesOf([{ ...device, specifiedFigures: sameForm }])}` : "does not contain it";
  return [`“${figure.text}” is not a figure of ${device.name}: its specification ${difference}.`];
}

/** Messages about a figure in a sentence that differs from the specification. */
function textFigureMessages(figure: Figure, candidates: readonly Device[], locale: string): string[] {
  const alike = candidates
    .map((device) => ({
      ...device,
      specifiedFigures: device.specifiedFigures.filter((each) => isSameQuantity(figure, each.figure)),
    }))
    .filter(({ specifiedFigures }) => specifiedFigures.length > 0);
  const agreed = alike.some(({ specifiedFigures }) =>
    specifiedFigures.some((each) => valuesIn(each.figure, locale) === valuesIn(figure, locale)),
  );
  if (agreed || alike.length === 0 || candidates.some((device) => hasNumber(device, figure, locale))) return [];
  const names = alike.map(({ name }) => name).join(" or ");
  return [
    `the specification says ${valuesOf(alike)}, not “${figure.text}”; if it is not a figure of ${names}, move it to a sentence without that name.`,
  ];
}

/** The values of the numbers, so that `64.0` is 64. */
const valuesIn = ({ numbers, unit }: Figure, locale: string): string =>
  numbers
    .map((number) => {
      const [, sign = "", digits = ""] = /^(-?)(.*)$/.exec(number) ?? [];
      return sign + String(parseNumber(digits, locale, unit) ?? digits);
    })
    .join(" to ");

/** Whether a specification has a number with its unit, also as a bound of a range: “from 5 °C” for “5 to 30 °C”. */
const hasNumber = ({ specifiedFigures }: Device, figure: Figure, locale: string): boolean =>
  figure.numbers.length === 1 &&
  figure.unit !== "" &&
  specifiedFigures.some(
    (each) =>
      each.figure.unit === figure.unit &&
      valuesIn(each.figure, locale).split(" to ").includes(valuesIn(figure, locale)),
  );

function valuesOf(devices: readonly Device[]): string {
  const values = devices.flatMap(({ file, specifiedFigures }) =>
    specifiedFigures.map(({ value }) => `“${value}” (data/${file})`),
  );
  return [...new Set(values)].join(" or ");
}

/** The devices to which a figure in a sentence may belong. */
function devicesOf(entry: Entry, sentence: string, figure: Figure, { devices }: Facts): readonly Device[] {
  const own = recordedDevice(entry) ?? entry.file.name;
  const named = devices.filter(({ file, name }) => file === own || containsWord(sentence, name));
  const isNamed = named.length > 0 || figure.hasSiteUnit || STORIES.includes(entry.schema.title ?? "");
  return isNamed ? named : devices;
}
