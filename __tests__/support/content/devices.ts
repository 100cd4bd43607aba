import { specifiedFigures } from "@capture/domain/planner";
import { sheetPath } from "../../../gatsby/outputs/spec-sheets/fields";
import { nulls } from "../../../testing/query-result";
import { contentOf, entriesIn } from "./data";
import { itemsOf } from "./pages";

interface Device {
  readonly slug: string;
  readonly name: string;
  readonly order: number;
  readonly cameraTag?: string;
}

const withSheet = <D extends Device>(device: D) => ({ ...device, sheet: sheetPath(device.slug) });

/** The devices of the content as a query returns them, in their order. */
export const devices = <D>(): D[] =>
  entriesIn<Device>("products")
    .filter(({ cameraTag }) => cameraTag !== undefined)
    .sort((a, b) => a.order - b.order)
    .map(withSheet) as D[];

/** The device with this slug, as a query returns it for an entry that refers to it. */
export const deviceOf = (slug: string): Device => withSheet(contentOf<Device>(`products/${slug}.json`));

/** The figures of a device with which the planner computes, as a query returns them. */
export const plannerFiguresOf = (slug: string) =>
  specifiedFigures(
    contentOf<{ specifications: Parameters<typeof specifiedFigures>[0] }>(`products/${slug}.json`).specifications,
  );

/** The groups of rows of a specification. */
export const specificationGroups = itemsOf<Queries.SpecificationGroupFieldsFragment>("specification-fields.json");

export interface Specified {
  readonly specifications?: readonly { readonly key: string; readonly value: string }[] | null;
}

type Row = Queries.CompareDeviceFieldsFragment["specificationTables"][number]["rows"][number] &
  Queries.SpecificationTableFieldsFragment["rows"][number];

/** The specification of a device as a query returns it, without links, conditions and changes. */
export const specificationTablesOf = ({ specifications }: Specified) =>
  specificationGroups
    .map(({ id, title, fields }) => ({
      id,
      title,
      rows: fields.flatMap(({ key, label }): Row[] => {
        const specified = specifications?.find((each) => each.key === key);
        const nothing = { labelLinks: [], valueLinks: [], changes: [], ...nulls("quantities", "conditions") };
        return specified ? [{ ...nothing, label, ...specified, conditionsText: null }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
