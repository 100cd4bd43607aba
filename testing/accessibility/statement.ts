import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import type { WcagResult } from "@capture/domain/wcag";
import { routes } from "../routes";

export interface StatedCriterion {
  readonly number: string;
  readonly name: string;
  readonly result: WcagResult;
  readonly axe?: readonly string[];
  readonly journeys?: readonly { readonly file: string; readonly name: string }[];
  readonly limit?: string;
}

export interface Statement {
  readonly evaluated: string;
  readonly criteria: readonly StatedCriterion[];
}

/** The path of the accessibility statement in the content. */
export const statementFile = (): string => join(contentFolder(), "accessibility.json");

/** The accessibility statement, or `undefined` if the site has none. */
export function readStatement(): Statement | undefined {
  if (!routes.includes("/accessibility") || !existsSync(statementFile())) return undefined;
  return JSON.parse(readFileSync(statementFile(), "utf8")) as Statement;
}
