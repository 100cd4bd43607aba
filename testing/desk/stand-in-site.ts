import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";

interface Article {
  title: string;
  content: string;
  tags: string[];
}

/**
 * Serves pages of articles with the loader and the events of the development site, but without Gatsby, which takes
 * minutes to start.
 * @param folder the content that the pages show
 */
export function serveStandIn(app: FastifyInstance, folder: string): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  app.get("/", (_request, reply) => reply.type("text/html").send("<!doctype html><title>Home</title><main></main>"));
  app.get<{ Params: { id: string } }>("/blog/:id", ({ params: { id } }, reply) => {
    const { title, content, tags } = read(`articles/${id}.json`) as Article;
    const site = read("site.json") as JsonValue;
    const [shownTitle, shownContent, ...shownTags] = [title, content, ...tags].map((text) => shownText(text, site));
    const data = { title: shownTitle, content: shownContent, tags: shownTags };
    return reply.type("text/html").send(pageOf(data));
  });
}

const pageOf = (data: object): string => `<!doctype html>
<title>Article</title>
<main style="padding-top: 2000px"></main>
<script>
  const page = { json: { data: ${JSON.stringify(data).replaceAll("<", "\\u003c")} } };
  window.___loader = { loadPageSync: () => page };
  const render = () => {
    const { title, content, tags } = window.___loader.loadPageSync(location.pathname).json.data;
    document.querySelector("main").innerHTML = "<h1></h1><ul></ul><div>" + content + "</div>";
    document.querySelector("h1").textContent = title;
    for (const tag of tags) document.querySelector("ul").append(Object.assign(document.createElement("li"), { textContent: tag }));
  };
  // As React does, it renders after the event.
  window.___emitter = { emit: () => setTimeout(render) };
  render();
</script>
`;
