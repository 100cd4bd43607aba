/**
 * For each figure of the planner that a device's specification also contains, the key of the specification field and the
 * unit. The content check compares the figure with the quantities of that field.
 */
export const SPECIFICATION_QUANTITIES = {
  secondsPerPoint: { key: "shootingTime", unit: "s" },
  paceArea: { key: "shootingTime", unit: "m²" },
  paceMinutes: { key: "shootingTime", unit: "min" },
  sceneArea: { key: "maxSceneSize", unit: "m²" },
  storageGigabytes: { key: "storageDevice", unit: "GB" },
  batteryHours: { key: "battery", unit: "h" },
} as const;
