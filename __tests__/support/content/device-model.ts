/** A product with a model and two parts, as a query returns it. */
export const scoutProduct: Queries.DeviceModelFieldsFragment = {
  slug: "scout",
  name: "Scout",
  outerSize: { width: 131, depth: 131, height: 105 },
  model: {
    glbFile: { url: "/static/models/1.glb", bytes: 953_048 },
    usdzFile: { url: "/static/models/2.usdz", bytes: 4_618_314 },
    size: { width: 130, depth: 130, height: 105 },
    points: [
      { id: "lens", position: [0.0236, 0.0649, 0.059], normal: [0.38, 0, 0.92] },
      { id: "foot", position: [0, 0.004, 0.0282], normal: [0, 0, 1] },
    ],
  },
  parts: [
    { point: "foot", name: "Foot", text: "It stands.", fields: null },
    { point: "lens", name: "Lens", text: "It sees.", fields: ["fieldOfView", "imageResolution"] },
  ],
};

const links = { labelLinks: [], valueLinks: [], changes: [], conditionsText: null };

/** Its specification, as a query returns it. */
export const scoutTables: readonly Queries.SpecificationTableFieldsFragment[] = [
  {
    id: "optics",
    title: "Optics",
    rows: [
      { key: "fieldOfView", label: "Field of view", value: "360° × 180°", ...links },
      { key: "imageResolution", label: "Image resolution", value: "8192×4096", ...links },
    ],
  },
];
