import { graphql } from "gatsby";
import { toVector } from "@capture/domain/lib/vector";
import type { DeviceModel } from "@capture/viewer/stage";
import { specificationRows, type Specification, type SpecificationGroup } from "@capture/domain/specifications";

/**
 * The model of a product with its parts.
 * @param specifications the fields that the product specifies
 * @param groups the fields of all products, with their labels
 * @returns `undefined` when the product has no model
 */
export function getDeviceModel(
  product: Queries.DeviceModelFieldsFragment,
  specifications: readonly Specification[],
  groups: readonly SpecificationGroup[],
): DeviceModel | undefined {
  const device = getModelFiles(product);
  if (!device) return undefined;
  const points = new Map(product.model?.points.map((point) => [point.id, point]));
  const rows = specificationRows(groups, [{ specifications }]).flatMap((group) => group.rows);
  const fieldByKey = new Map(
    rows.flatMap(({ key, label, cells }) => cells.map(({ value }) => [key, { key, label, value }])),
  );
  const parts = (product.parts ?? []).flatMap(({ point: id, name, text, fields }) => {
    const point = points.get(id);
    if (!point) return [];
    const specified = (fields ?? []).flatMap((key) => fieldByKey.get(key) ?? []);
    return [{ id, name, text, position: toVector(point.position), normal: toVector(point.normal), fields: specified }];
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
