import { Ajv } from "ajv";
import envSchema from "env-schema";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";

/** A setting in the terms of JSON Schema. `description` is Markdown, with links relative to docs/. */
export interface SettingProperty {
  readonly type: "string" | "integer";
  readonly description: string;
  readonly default?: string | number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly string[];
}

/** Settings by the names of their environment variables. */
export type SettingsTable = Readonly<Record<string, SettingProperty>>;

/** A setting without a default, whose value is a text. */
export const textSetting = (description: string, example: string) =>
  ({ type: "string", description, examples: [example] }) as const satisfies SettingProperty;

/** The parsed settings: integers are numbers, missing values have their defaults or are `undefined`. */
export type SettingValues<Table extends SettingsTable> = {
  readonly [name in keyof Table]: Table[name] extends { readonly default: infer Default }
    ? Default extends number
      ? number
      : string
    : string | undefined;
};

/** The options of env-schema, except `strictNumbers`, with which ajv would not apply `maximum` to “Infinity”. */
const AJV = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, strictNumbers: false });

/** Parses the settings of a table. Formats of URLs, email addresses and limits are checked where they are used. */
export function createSettingsReader<const Table extends SettingsTable>(table: Table) {
  // Once for each table, because ajv compiles each schema object once. env-schema adds `additionalProperties` to it.
  const schema = { type: "object", properties: table };
  /**
   * @param sources names for the error of settings whose values come from elsewhere, such as an argument of a command
   * @throws Error for the operator with a line for each setting that is out of range or not in its list of values
   */
  return (env: Environment, sources: Readonly<Partial<Record<string, string>>> = {}): SettingValues<Table> => {
    const data = Object.fromEntries(
      Object.keys(table).flatMap((name) => {
        const value = nonEmpty(env[name]);
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
    try {
      return envSchema<SettingValues<Table>>({ schema, data, env: false, ajv: AJV });
    } catch (error) {
      const { errors } = error as { readonly errors?: readonly { readonly instancePath: string }[] };
      if (!errors) throw error;
      const invalid = new Set(errors.map(({ instancePath }) => instancePath.slice(1)));
      const sentences = Object.entries<SettingProperty>(table)
        .filter(([name]) => invalid.has(name))
        .map(
          ([name, property]) =>
            `${sources[name] ?? name} is “${data[name] ?? ""}”; it must be ${allowedValues(property)}.`,
        );
      throw new Error(sentences.join("\n"), { cause: error });
    }
  };
}

function allowedValues({ enum: words, minimum, maximum }: SettingProperty): string {
  return words ? `one of ${words.join(", ")}` : `a whole number from ${minimum} to ${maximum}`;
}
