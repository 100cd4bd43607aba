import { sheetPath } from "../../../gatsby/outputs/spec-sheets/fields";
import { entriesIn } from "./data";
import { itemsOf } from "./pages";

interface Device {
  readonly slug: string;
  readonly name: string;
  readonly order: number;
  readonly cameraTag?: string;
}

/** The devices of the content as a query returns them, in their order. */
export const devices = <D>(): D[] =>
  entriesIn<Device>("products")
    .filter(({ cameraTag }) => cameraTag !== undefined)
    .sort((a, b) => a.order - b.order)
    .map((device) => ({ ...device, sheet: sheetPath(device.slug) })) as D[];

/** The device with this slug, as a query returns it for an entry that refers to it. */
export const deviceOf = (slug: string): Device => devices<Device>().find((device) => device.slug === slug) as Device;

/** The groups of rows of a specification. */
export const specificationGroups = itemsOf<Queries.SpecificationGroupPartsFragment>("specification-fields.json");
