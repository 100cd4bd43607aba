import type { Group } from "./dxf-groups";

export const TEXT_HEIGHT_M = 0.12;
/** Between the dimension line and the text above it. */
export const TEXT_GAP_M = 0.04;
/** Half of the slash at the ends of a dimension line, along each axis. */
export const TICK_M = 0.06;
const EXTENSION_M = 0.05;
const DECIMAL_UNITS = 2;
const DECIMALS = 2;

/**
 * The style of dimensions: the variable of the header, its code there and in the table of styles, and its value. Some
 * programs draw the block of a dimension, others draw the dimension again from these.
 */
const VARIABLES: readonly (readonly [name: string, headerCode: number, styleCode: number, value: number])[] = [
  ["$DIMSCALE", 40, 40, 1],
  ["$DIMLFAC", 40, 144, 1],
  ["$DIMTXT", 40, 140, TEXT_HEIGHT_M],
  ["$DIMGAP", 40, 147, TEXT_GAP_M],
  ["$DIMTSZ", 40, 142, TICK_M],
  ["$DIMASZ", 40, 41, TICK_M],
  ["$DIMEXO", 40, 42, EXTENSION_M],
  ["$DIMEXE", 40, 44, EXTENSION_M],
  // The text is above the line and turned with it.
  ["$DIMTAD", 70, 77, 1],
  ["$DIMTIH", 70, 73, 0],
  ["$DIMTOH", 70, 74, 0],
  ["$DIMLUNIT", 70, 277, DECIMAL_UNITS],
  ["$DIMDEC", 70, 271, DECIMALS],
];

export const dimensionHeader: readonly Group[] = VARIABLES.flatMap(([name, code, , value]): Group[] => [
  [9, name],
  [code, value],
]);

export const dimensionStyle: readonly Group[] = VARIABLES.map(([, , code, value]) => [code, value]);
