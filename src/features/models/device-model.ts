import { graphql } from "gatsby";
import { toVector } from "@capture/domain/lib/vector";
import type { DeviceModel, ModelField } from "@capture/viewer/stage";

interface SpecificationTable {
  readonly rows: readonly ModelField[];
}

/**
 * The model of a product with its parts.
 * @param tables the specification of the product
 * @returns `undefined` when the product has no model
 */
export function getDeviceModel(
  product: Queries.DeviceModelFieldsFragment,
  tables: readonly SpecificationTable[],
): DeviceModel | undefined {
  const device = getModelFiles(product);
  if (!device) return undefined;
  const points = new Map(product.model?.points.map((point) => [point.id, point]));
  const rows = tables.flatMap((table) => table.rows);
  const parts = (product.parts ?? []).flatMap(({ point: id, name, text, fields }) => {
    const point = points.get(id);
    if (!point) return [];
    const shown = (fields ?? []).flatMap((field) =>
      rows.flatMap(({ key, label, value }) => (key === field ? { key, label, value } : [])),
    );
    return [{ id, name, text, position: toVector(point.position), normal: toVector(point.normal), fields: shown }];
  });
  return { ...device, parts };
}

/** The models of all devices in the order of the query, without parts, for the stage that shows their true size. */
export function getDeviceModels(products: readonly Queries.ModelFilesFragment[]): DeviceModel[] {
  return products.flatMap((product) => getModelFiles(product) ?? []);
}

function getModelFiles({ slug, name, outerSize, model }: Queries.ModelFilesFragment): DeviceModel | undefined {
  if (!model) return undefined;
  const { glbFile: glb, usdzFile, size } = model;
  return { slug, name, glb, ...(usdzFile && { usdz: usdzFile }), size: outerSize ?? size, parts: [] };
}

export const deviceModelFragments = graphql`
  fragment ModelFiles on Product {
    slug
    name
    outerSize {
      width
      depth
      height
    }
    model {
      glbFile {
        url
        bytes
      }
      usdzFile {
        url
        bytes
      }
      size {
        width
        depth
        height
      }
    }
  }

  fragment DeviceModelFields on Product {
    ...ModelFiles
    model {
      points {
        id
        position
        normal
      }
    }
    parts {
      point
      name
      text
      fields
    }
  }
`;
