/** Stands for the package prop-types, whose checks React leaves out of a built site (bundle.ts). */
const type = (): null => null;
const required = Object.assign(type, { isRequired: type });
const shape = (): typeof required => required;

const types = {
  string: required,
  func: required,
  bool: required,
  object: required,
  array: required,
  node: required,
  element: required,
  shape,
  arrayOf: shape,
  oneOfType: shape,
};
// eslint-disable-next-line import-x/no-default-export
export default types;
