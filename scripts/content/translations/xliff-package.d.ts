// The package has only default exports.
/* eslint-disable import-x/no-default-export */

interface XliffDocument {
  sourceLanguage: string;
  targetLanguage: string;
  /** By the id of the file, then by the id of the unit. */
  resources: Record<string, Record<string, { source: string; target?: string }>>;
}

declare module "xliff/js2xliff" {
  export default function js2xliff(document: XliffDocument, options: { indent: string }): Promise<string>;
}

declare module "xliff/xliff2js" {
  export default function xliff2js(xml: string): Promise<XliffDocument>;
}
