import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";

interface Term {
  "@id": string;
  "@type": string;
  "rdfs:subClassOf"?: { "@id": string }[];
  "schema:domainIncludes"?: { "@id": string }[];
}

/**
 * Returns schema.org's vocabulary in the format of its published file: types, their parents and their properties. It is
 * read from the declarations of schema-dts, which are generated from that file.
 */
export function vocabulary(): { "@graph": Term[] } {
  const path = createRequire(__filename).resolve("schema-dts").replace(/\.js$/, ".d.ts");
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const parentsOf = new Map<string, Set<string>>();
  const domains = new Map<string, string[]>();
  for (const statement of source.statements) {
    // Each type is declared as XLeaf, and a type with additional properties also as XBase.
    if (!ts.isInterfaceDeclaration(statement) || !DECLARATION_SUFFIX.test(statement.name.text)) continue;
    const name = plainName(statement.name.text);
    const parents = (statement.heritageClauses ?? []).flatMap((clause) =>
      clause.types.map((type) => plainName(type.expression.getText(source))),
    );
    parentsOf.set(name, new Set([...(parentsOf.get(name) ?? []), ...parents.filter((parent) => parent !== name)]));
    for (const member of statement.members) {
      if (!member.name || !ts.isStringLiteral(member.name)) continue;
      domains.set(member.name.text, [...(domains.get(member.name.text) ?? []), name]);
    }
  }
  const classes = [...parentsOf].map(([name, parents]) => ({
    "@id": `schema:${name}`,
    "@type": "rdfs:Class",
    "rdfs:subClassOf": [...parents].map((parent) => ({ "@id": `schema:${parent}` })),
  }));
  const properties = [...domains].map(([property, types]) => ({
    "@id": `schema:${property}`,
    "@type": "rdf:Property",
    "schema:domainIncludes": types.map((type) => ({ "@id": `schema:${type}` })),
  }));
  return { "@graph": [...classes, ...properties] };
}

const DECLARATION_SUFFIX = /(Base|Leaf)$/;

/** The name of a type: without its ending, and without the underscore that TypeScript needs before a digit. */
function plainName(name: string): string {
  return name.replace(DECLARATION_SUFFIX, "").replace(/^_(?=\d)/, "");
}
