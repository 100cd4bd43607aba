export const METRIC = "metric";
export const IMPERIAL = "imperial";

/** The suffix of an area in square feet, which has a field of its own, so that a change of the unit does not round it. */
export const FEET_SUFFIX = "-ft";

const SQUARE_FEET_PER_SQUARE_METER = 10.7639104;

export const toSquareFeet = (squareMeters: number): number => squareMeters * SQUARE_FEET_PER_SQUARE_METER;
export const toSquareMeters = (squareFeet: number): number => squareFeet / SQUARE_FEET_PER_SQUARE_METER;
