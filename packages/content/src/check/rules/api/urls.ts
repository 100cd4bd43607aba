import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { fillFromSite } from "@capture/domain/placeholders";
import { isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonFile } from "../../json-file";
import type { JsonPath, Problem } from "../../problem";
import { outsideFault } from "../links";
import { objectsIn } from "./walk";

/** The fields of OpenAPI that are URLs: `url`, `termsOfService`, `tokenUrl` … */
const URL_FIELD = /^url$|Url$|^termsOfService$|^externalValue$/;
/** The fields that programs show as Markdown. */
const MARKDOWN_FIELD = /^(description|summary)$/;

/** Reports URLs that are not https, and HTML and unsafe links in texts: programs show both to developers. */
export function urlProblems(file: JsonFile, api: JsonObject, site: JsonValue): Problem[] {
  return objectsIn({ value: api, path: [] }).flatMap(({ value, path }) =>
    Object.entries(value).flatMap(([key, text]) => {
      if (typeof text !== "string") return [];
      const problems = (messages: readonly (string | undefined)[]): Problem[] =>
        messages.flatMap((message) => (message === undefined ? [] : [file.problem([...path, key], message)]));
      if (URL_FIELD.test(key)) return problems(urlsOf(text, path, value, site).map(urlFault));
      return MARKDOWN_FIELD.test(key) ? problems(faultsIn(fromMarkdown(fillFromSite(text, site)))) : [];
    }),
  );
}

/** The URL of a field; of a server, with each value of its variables. */
function urlsOf(text: string, path: JsonPath, { variables }: JsonObject, site: JsonValue): string[] {
  const isServer = path.at(-2) === "servers" && isRecord(variables);
  const values = (isServer ? Object.entries(variables) : []).map(([name, variable]) => {
    const { default: usual, enum: others } = Object(variable) as JsonObject;
    return { name, values: [usual, ...(Array.isArray(others) ? others : [])].map(String) };
  });
  return values
    .reduce(
      (urls, each) => urls.flatMap((url) => each.values.map((value) => url.replaceAll(`{${each.name}}`, value))),
      [text],
    )
    .map((url) => fillFromSite(url, site));
}

/** A server may be a path of its own host. */
const urlFault = (url: string): string | undefined => (/^\/(?![/\\])[^\\]*$/.test(url) ? undefined : outsideFault(url));

function faultsIn(node: Nodes): (string | undefined)[] {
  if (node.type === "html") return [`this text cannot contain HTML; remove “${node.value}”.`];
  const isLink = node.type === "link" || node.type === "image" || node.type === "definition";
  const own = isLink && !/^(#|mailto:)/.test(node.url) ? [urlFault(node.url)] : [];
  return "children" in node ? [...own, ...node.children.flatMap(faultsIn)] : own;
}
