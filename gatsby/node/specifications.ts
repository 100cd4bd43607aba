import { createTermLinker } from "@capture/domain/glossary";
import { createFacets } from "@capture/domain/products/facets";
import { MAX_CHOSEN_DEVICES, MAX_FIRST_DEVICES, MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { specificationRows, type SpecificationGroup } from "@capture/domain/specifications";
import { entriesOf, computed, findEntry, type NodeModel } from "../lib/node-model";
import { changesOf } from "./changes/fields";
import { conditionsText, type SpecValueNode } from "./conditions";
import { fillText } from "./fill-text";
import { createFinder } from "./glossary";

/** Types of the rows of specifications, as pages and documents show them. */
export const specificationTypes = `
  "A group of a device’s specification."
  type SpecificationTable {
    id: String!
    title: String!
    rows: [SpecificationRow!]!
  }

  "A value of a device’s specification with its label."
  type SpecificationRow {
    key: String!
    label: String!
    labelLinks: [TermLink!]!
    value: String!
    valueLinks: [TermLink!]!
    conditionsText: String
    quantities: [Quantity!]
    conditions: Conditions
  }

  "A word that links to the glossary."
  type TermLink {
    text: String!
    to: String!
  }

  "A row of the comparison, with a cell for each device in their order."
  type ComparedRow {
    key: String!
    label: String!
    cells: [ComparedCell!]!
  }

  "A filter of the overview by a spec value."
  type Facet {
    key: String!
    label: String!
    "range, flag or choice."
    kind: String!
    unit: String
    min: Float
    max: Float
    texts: [String!]!
    products: [FacetProduct!]!
  }

  type FacetProduct {
    slug: String!
    text: String!
    min: Float
    max: Float
  }

  type ComparedCell {
    value: String!
    isMissing: Boolean!
    conditionsText: String
  }
`;

interface DeviceNode {
  readonly slug: string;
  readonly order: number;
  readonly family?: string;
  readonly specifications?: readonly SpecValueNode[];
}

type RowNode = Awaited<ReturnType<typeof tablesOf>>[number]["rows"][number];

interface GroupNode extends SpecificationGroup {
  readonly fields: readonly (SpecificationGroup["fields"][number] & { readonly compare: boolean })[];
}

/** The rows of specifications. The build computes them once for every table, document and index. */
export const specificationFields = {
  Product: {
    specificationTables: computed("[SpecificationTable!]!", tablesOf),
    /** The device and those with which its page compares it: all others, or the nearest two of many. */
    comparedDevices: computed("[Product!]!", async (device: DeviceNode, model) =>
      neighborsOf(device, await devicesOf(model)),
    ),
    comparedRows: computed("[ComparedRow!]!", async (device: DeviceNode, model) =>
      compareDevices(neighborsOf(device, await devicesOf(model)), model),
    ),
  },
  SpecificationRow: {
    /** Changes of the value, newest first. */
    changes: computed("[PublishedChange!]!", async ({ key, loadChanges }: RowNode) =>
      (await loadChanges()).filter((change) => change.key === key),
    ),
  },
  SpecificationFields: {
    /** The devices that the overview can compare: all, or of many the first of each family, for its filters. */
    comparedDevices: computed("[Product!]!", async (_fields, model) => firstOfFamilies(await devicesOf(model))),
    comparedRows: computed("[ComparedRow!]!", async (_fields, model) =>
      compareDevices(firstOfFamilies(await devicesOf(model)), model),
    ),
    /** The filters of the overview; a site with few products has none. */
    facets: computed("[Facet!]!", async (_fields, model) => {
      const devices = await devicesOf(model);
      const labels = await findEntry<{ catalog: { yes: string; no: string } }>(model, "ProductLabels");
      if (devices.length <= MAX_LISTED_PRODUCTS || !labels) return [];
      const fields = (await groupsOf(model)).flatMap((group) => group.fields);
      const specified = devices.map(async (device) => ({
        slug: device.slug,
        specifications: (await tablesOf(device, model)).flatMap(({ rows }) => rows),
      }));
      return createFacets(fields, await Promise.all(specified), {
        yes: fillText(labels.catalog.yes),
        no: fillText(labels.catalog.no),
      });
    }),
  },
};

/** The devices in their order. */
async function devicesOf(model: NodeModel): Promise<DeviceNode[]> {
  const products = await entriesOf<DeviceNode>(model, "Product");
  return products.filter((each) => each.specifications).sort((one, other) => one.order - other.order);
}

function firstOfFamilies(devices: readonly DeviceNode[]): readonly DeviceNode[] {
  if (devices.length <= MAX_CHOSEN_DEVICES) return devices;
  const positionInFamily = (device: DeviceNode): number =>
    devices.filter(({ family }) => family === device.family).indexOf(device);
  return devices.filter((device) => positionInFamily(device) < MAX_FIRST_DEVICES);
}

/** A device with the nearest of its family, or of all if it has too few. */
function neighborsOf({ slug, family }: DeviceNode, devices: readonly DeviceNode[]): readonly DeviceNode[] {
  if (devices.length <= MAX_CHOSEN_DEVICES) return devices;
  const position = devices.findIndex((each) => each.slug === slug);
  const distance = (each: DeviceNode): number =>
    Math.abs(devices.indexOf(each) - position) + (each.family === family ? 0 : devices.length);
  const nearest = devices.toSorted((one, other) => distance(one) - distance(other)).slice(0, MAX_FIRST_DEVICES);
  return devices.filter((each) => nearest.includes(each));
}

/** The rows that are marked for comparison. */
async function compareDevices(devices: readonly DeviceNode[], model: NodeModel) {
  const labels = await findEntry<{ notStated: string }>(model, "ProductLabels");
  const tables = await Promise.all(devices.map((device) => tablesOf(device, model)));
  const specifications = tables.map((each) => each.flatMap(({ rows }) => rows));
  const groups = (await groupsOf(model)).map(({ fields, ...group }) => ({
    ...group,
    fields: fields.filter(({ compare }) => compare),
  }));
  const notStated = fillText(labels?.notStated ?? "");
  return specificationRows(groups, specifications, { notStated }).flatMap(({ rows }) => rows);
}

/** The specification of a device, without groups that have no values. Links are at the first use of each term. */
async function tablesOf({ slug, specifications = [] }: DeviceNode, model: NodeModel) {
  const findLinks = createTermLinker(await createFinder(model));
  // Only the page of the device asks for the changes. All rows share the promise, because histories are read for it.
  let changes: ReturnType<typeof changesOf> | undefined;
  const loadChanges = () => (changes ??= changesOf(model, `products/${slug}.json`));
  const values = new Map(
    await Promise.all(
      specifications.map(async ({ key, value, quantities, conditions }) => {
        const text = conditions && (await conditionsText(conditions, model));
        return [key, { value: fillText(value), quantities, conditions, conditionsText: text }] as const;
      }),
    ),
  );
  const tables = (await groupsOf(model)).map(({ id, title, fields }) => ({
    id,
    title,
    rows: fields.flatMap(({ key, label }) => {
      const specified = values.get(key);
      if (!specified) return [];
      const labelLinks = findLinks(label);
      return [{ key, label, labelLinks, ...specified, valueLinks: findLinks(specified.value), loadChanges }];
    }),
  }));
  return tables.filter(({ rows }) => rows.length > 0);
}

/** The groups of a specification, with the texts that pages show. */
async function groupsOf(model: NodeModel): Promise<GroupNode[]> {
  const entries = await entriesOf<{ items: GroupNode[] }>(model, "SpecificationFields");
  return entries.flatMap(({ items }) =>
    items.map(({ id, title, fields }) => ({
      id,
      title: fillText(title),
      fields: fields.map((field) => ({
        ...field,
        label: fillText(field.label),
        absent: field.absent && fillText(field.absent),
      })),
    })),
  );
}
