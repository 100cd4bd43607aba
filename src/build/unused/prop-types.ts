/** Stands for the package prop-types, whose checks React leaves out of a built site (bundle.ts). */
const type = Object.assign((): null => null, { isRequired: (): null => null });
const typeOf = (): typeof type => type;

export default {
  string: type,
  func: type,
  bool: type,
  object: type,
  array: type,
  node: type,
  element: type,
  shape: typeOf,
  arrayOf: typeOf,
  oneOfType: typeOf,
};
