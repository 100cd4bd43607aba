import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";

/** A description of an API, as data/schemas/openapi.schema.json defines it. */
export interface ApiDescription {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
}

type PathItem = Readonly<Partial<Record<Method, Operation>>>;
type Method = (typeof METHODS)[number];

interface Operation {
  readonly description: string;
  readonly tags?: readonly string[];
  readonly "x-codeSamples"?: readonly CodeSample[];
}

interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
  readonly "x-id": string;
  readonly "x-description": string;
  readonly "x-url": string;
}

/** A row of the table of endpoints. */
export interface ApiEndpoint {
  readonly method: string;
  readonly path: string;
  readonly description: string;
}

/** A row of the table of events. */
export interface WebhookEvent {
  readonly name: string;
  readonly description: string;
}

/** An example that visitors can copy. */
export interface CodeExample {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly code: string;
  readonly url: string;
}

/** URL path of the published description. */
export const API_DESCRIPTION_PATH = "/openapi.json";

/** The methods in the order of the table: read, add, change, delete. */
export const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The endpoints group by group (the first tag of each), then by method, then in the order of the file. */
export const endpointsOf = (api: ApiDescription): ApiEndpoint[] =>
  sortedOperations(api).map(({ method, path, operation }) => ({
    method: method.toUpperCase(),
    path,
    description: operation.description,
  }));

/** The events in the order of the file. */
export const eventsOf = ({ webhooks = {} }: ApiDescription): WebhookEvent[] =>
  Object.entries(webhooks).flatMap(([name, item]) =>
    METHODS.flatMap((method) => {
      const description = item[method]?.description;
      return description === undefined ? [] : [{ name, description }];
    }),
  );

/** The code samples of the endpoints, then those of the events. */
export function examplesOf(api: ApiDescription): CodeExample[] {
  const calls = sortedOperations(api).map(({ operation }) => operation);
  const events = Object.values(api.webhooks ?? {}).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  return [...calls, ...events].flatMap((operation) =>
    (operation["x-codeSamples"] ?? []).map((sample) => ({
      id: sample["x-id"],
      title: sample.label,
      description: sample["x-description"],
      language: sample.lang,
      code: sample.source,
      url: sample["x-url"],
    })),
  );
}

/**
 * The description as the site publishes it: with filled placeholders, without `$schema`, which OpenAPI does not know, and
 * with servers that all tools accept. Code is not changed.
 */
export function publishedDescription(value: JsonValue, fill: (text: string) => string): JsonValue {
  const filled = (each: JsonValue, key: string): JsonValue => {
    if (typeof each === "string") return key === "source" ? each : fill(each);
    if (Array.isArray(each)) return each.map((item) => filled(item, key));
    if (typeof each !== "object" || each === null) return each;
    const fields = Object.fromEntries(Object.entries(each).map(([name, item]) => [name, filled(item, name)]));
    return key === "servers" ? withPlainVariables(fields) : fields;
  };
  const { $schema: _, ...api } = Object(value) as Record<string, JsonValue>;
  return filled(api, "");
}

/**
 * A server whose own description contains those of its variables. OpenAPI allows a `description` in a variable, but the
 * schema in swagger-parser 13, which many generators use, misspells the field and refuses the whole file.
 */
function withPlainVariables(server: Record<string, JsonValue>): JsonValue {
  if (!isRecord(server.variables)) return server;
  const descriptions = [server.description].filter((text) => typeof text === "string");
  const variables = Object.entries(server.variables).map(([name, variable]): [string, JsonValue] => {
    if (!isRecord(variable)) return [name, variable];
    const { description, ...others } = variable;
    if (typeof description === "string") descriptions.push(`${name}: ${description}`);
    return [name, others];
  });
  const description = descriptions.join(". ");
  return { ...server, ...(description !== "" && { description }), variables: Object.fromEntries(variables) };
}

function sortedOperations({ tags, paths }: ApiDescription) {
  const groups = tags.map(({ name }) => name);
  const groupOf = ({ tags: [tag = ""] = [] }: Operation): number => {
    const index = groups.indexOf(tag);
    return index === -1 ? groups.length : index;
  };
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method, order) => {
        const operation = item[method];
        return operation ? [{ path, method, order, operation }] : [];
      }),
    )
    .sort((a, b) => groupOf(a.operation) - groupOf(b.operation) || a.order - b.order);
}
