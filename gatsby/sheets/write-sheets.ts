import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFolder } from "../../src/content/folder";
import { fillPlaceholders } from "../../src/content/placeholders";
import { specificationRows } from "../../src/content/specifications";
import { drawSheet } from "./draw-sheet";
import { sheetPath } from "./fields";
import type { Sheet } from "./sheet";

interface Data {
  site: { brand: string; url: string; language: string };
  labels: { sheet: string; sheetNote: string };
  fields: { items: Queries.SpecificationGroupPartsFragment[] };
  devices: { nodes: Device[] };
}

interface Device extends Pick<Sheet, "name" | "title" | "subtitle" | "keyFigures" | "updated"> {
  slug: string;
  day: string;
  image: { alt: string; src: { relativePath: string } };
  specifications: Queries.SpecificationPartsFragment[];
}

const QUERY = `{
  site: siteConfig { brand url language }
  labels: productLabels { sheet sheetNote }
  fields: specificationFields { items { id title fields { key label compare } } }
  devices: allProduct(filter: { cameraTag: { ne: null } }, sort: { order: ASC }) {
    nodes {
      slug
      name
      title
      subtitle
      keyFigures { value label }
      updated(formatString: "YYYY-MM-DD")
      day: updated(formatString: "MMMM D, YYYY")
      image { alt src { relativePath } }
      specifications { key value }
    }
  }
}`;

/**
 * Writes a specification sheet as PDF for each device. A library draws it: printing by Chromium would need one
 * wherever the site is built, and `npm ci && npm start` on a fresh machine has none.
 * @param root path of the built site
 * @throws Error when the content cannot be read
 */
export async function writeSheets(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const { data, errors } = (await graphql(QUERY)) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(`The content of the specification sheets could not be read: ${String(errors)}`);
  for (const device of data.devices.nodes) {
    const file = join(root, sheetPath(device.slug));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawSheet(sheetOf(device, data)));
  }
}

function sheetOf({ slug, image, specifications, day, ...device }: Device, { site, labels, fields }: Data): Sheet {
  return {
    ...device,
    language: site.language,
    brand: site.brand,
    kind: labels.sheet,
    picture: { path: join(contentFolder(), image.src.relativePath), alt: image.alt },
    groups: specificationRows(fields.items, [specifications]),
    note: fillPlaceholders(labels.sheetNote, { date: day }),
    address: `${site.url}/products/${slug}`,
  };
}
