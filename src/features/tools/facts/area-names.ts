import { FEET_SUFFIX } from "@capture/domain/facts/units";

/** Whether a name of the query string is that of an area: `area`, `area-ft`, `meta-areaPerMinute`. */
export const isArea = (name: string): boolean => /^area$|-areaPerMinute$/.test(name.replace(FEET_SUFFIX, ""));
