import { contentFile } from "@capture/content/model/folder";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatUncertainty, lengthUncertainty } from "@capture/viewer/measuring";
import { formatPercent, localeOf } from "@capture/domain/lib/locale";
import type { MeasuredTour } from "@capture/deliverables/measured-tour";
import type { ScheduleLabels } from "@capture/deliverables/room-schedule";
import { trueDimensions, type DimensionLabels, type TrueDimension } from "@capture/deliverables/true-dimensions";
import { accuracyOf, type SpecValueNode } from "../../node/conditions";
import { fillText } from "../../node/fill-text";
import { entriesOf, findEntry, type NodeModel } from "../../lib/node-model";
import type { CheckSheet } from "./check-sheet";
import type { DeliverableSource } from "./write-deliverables";

/** The page with sample data. */
export interface PageSource {
  readonly route: string;
  readonly tour: string;
  readonly jobs: readonly { readonly files: readonly { readonly kind: string }[] }[];
  readonly labels: DimensionLabels &
    Readonly<Record<"licenseName" | "dimension" | "trueLength" | "min" | "max", string>>;
  readonly fileTexts: ScheduleLabels &
    Readonly<Record<"checkSheet" | "checkSheetLead" | "statedLevel" | "assumedLevel" | "measured" | "noise", string>>;
}

interface TourNode extends MeasuredTour {
  readonly slug: string;
  readonly cloud: string;
  readonly updated: string;
  readonly device?: string;
}

interface ProductNode {
  readonly slug: string;
  readonly name: string;
  readonly order: number;
  readonly specifications?: readonly SpecValueNode[];
}

type SiteNode = Pick<Queries.SiteConfig, "brand" | "url" | "language" | "region">;

/** Everything that the fields are computed from. */
type Content = Awaited<ReturnType<typeof contentOf>>;

/** A device with a specified accuracy. */
type MeasuringDevice = NonNullable<Awaited<ReturnType<typeof measuringDevice>>>;

/** Reads what the files of a page are written from. */
export async function contentOf(page: PageSource, nodeModel: NodeModel) {
  const bySlug = (slug: string): object => ({ filter: { slug: { eq: slug } } });
  const tour = await nodeModel.findOne<TourNode>({ type: "Tour", query: bySlug(page.tour) });
  const site = await findEntry<SiteNode>(nodeModel, "SiteConfig");
  if (!tour || !site)
    throw new Error(`There is no tour “${page.tour}”. Name an existing tour in data/pages/sample-data.json.`);
  const product =
    tour.device === undefined
      ? null
      : await nodeModel.findOne<ProductNode>({ type: "Product", query: bySlug(tour.device) });
  return {
    page,
    tour,
    site,
    locale: localeOf(site),
    device: product ? await measuringDevice(product, nodeModel) : undefined,
  };
}

const EXACT_PICK = { position: [0, 0, 0], uncertainty: 0 } as const;

/** The device with its specified accuracy, and the uncertainty of a length between two points. */
async function measuringDevice({ name, specifications }: ProductNode, nodeModel: NodeModel) {
  const specValue = specifications?.find(({ key }) => key === "accuracy");
  const accuracy = specValue && (await accuracyOf(specValue, nodeModel));
  if (!accuracy) return undefined;
  const lengthM = lengthUncertainty(accuracy, { from: EXACT_PICK, to: EXACT_PICK });
  return { name, specified: specValue.value, accuracy, lengthM };
}

/** The source of the files. */
export function sourceOf(content: Content): DeliverableSource {
  const { page, tour, site, locale, device } = content;
  const { name, ceiling, rooms, doors, stations } = tour;
  return {
    slug: tour.slug,
    tour: { name, ceiling, rooms, doors, stations },
    cloud: contentFile(tour.cloud),
    locale,
    brand: site.brand,
    license: page.labels.licenseName,
    schedule: page.fileTexts,
    device: device && {
      name: device.name,
      accuracy: device.accuracy,
      noise: fillPlaceholders(page.fileTexts.noise, {
        accuracy: device.specified,
        confidence: confidenceOf(device, locale),
      }),
    },
    checkSheet: device && checkSheetOf(content, device),
  };
}

/** The confidence level of all computed lengths: “95%”. */
export const confidenceOf = ({ accuracy }: MeasuringDevice, locale: string): string =>
  formatPercent(accuracy.confidence, locale);

function checkSheetOf({ page, tour, site, locale }: Content, device: MeasuringDevice): CheckSheet {
  const { labels, fileTexts } = page;
  const { name: deviceName, specified, accuracy, lengthM } = device;
  const level = accuracy.isConfidenceAssumed ? fileTexts.assumedLevel : fileTexts.statedLevel;
  const values = {
    device: deviceName,
    accuracy: specified,
    length: formatUncertainty(lengthM, locale),
    level: fillPlaceholders(level, { confidence: confidenceOf(device, locale) }),
  };
  return {
    ...{ language: site.language, locale, brand: site.brand, name: tour.name, updated: tour.updated },
    kind: fileTexts.checkSheet,
    lead: fillText(fillPlaceholders(fileTexts.checkSheetLead, values)),
    headings: [labels.dimension, labels.trueLength, labels.min, labels.max, fileTexts.measured],
    dimensions: dimensionsOf(page, tour),
    uncertaintyM: lengthM,
    notes: [labels.licenseName, `${site.url}${page.route}`],
  };
}

/** The true dimensions, with their names. */
export const dimensionsOf = ({ labels }: PageSource, tour: MeasuredTour): TrueDimension[] =>
  trueDimensions(tour, labels);

/** All products by their order; those without models are not devices. */
export async function productsOf(nodeModel: NodeModel): Promise<ProductNode[]> {
  return (await entriesOf<ProductNode>(nodeModel, "Product")).sort((one, other) => one.order - other.order);
}
