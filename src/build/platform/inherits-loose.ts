interface Class {
  prototype: object;
}

/** Babel's `_inheritsLoose`, as the browsers that the site supports have it (bundle.ts). */
export default function inheritsLoose(child: Class, parent: Class): void {
  child.prototype = Object.create(parent.prototype, { constructor: { value: child } }) as object;
  Object.setPrototypeOf(child, parent);
}
