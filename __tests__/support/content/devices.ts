import { specifiedFigures } from "@capture/domain/planner";
import { sheetPath } from "../../../gatsby/outputs/spec-sheets/fields";
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
