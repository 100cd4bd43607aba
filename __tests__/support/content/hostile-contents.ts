import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashText } from "@capture/content/locales/texts";
import { COMPANY, readPart } from "../company/company";
import { GERMAN, type ContentFolder } from "./content-folder";

/** A content that tries to be more than content: what it does to a folder of valid content. */
export type Hostile = readonly [what: string, attack: (folder: ContentFolder) => void];

type Json = Record<string, unknown>;

const ARTICLE = "articles/7.json";
const readJson = ({ path }: ContentFolder, name: string): Json =>
  JSON.parse(readFileSync(join(path, name), "utf8")) as Json;

/** Merges fields into a document. */
const merge = (folder: ContentFolder, name: string, fields: (document: Json) => Json): void => {
  const document = readJson(folder, name);
  folder.write(name, JSON.stringify({ ...document, ...fields(document) }));
};

const mark =
  (svg: string): Hostile[1] =>
  (folder) =>
    folder.write("brand/mark.svg", svg);
const shapes = (inner: string): string => `<svg viewBox="0 0 24 24"><path d="M0 0h24v24z"/>${inner}</svg>`;
const html =
  (text: string): Hostile[1] =>
  (folder) =>
    merge(folder, ARTICLE, ({ content }) => ({ content: `${text}${String(content)}` }));
const title =
  (text: string): Hostile[1] =>
  (folder) =>
    merge(folder, ARTICLE, () => ({ title: text }));
const link =
  (url: string): Hostile[1] =>
  (folder) =>
    merge(folder, "academy/faqs.json", ({ items }) => ({
      items: (items as Json[]).map((item) => ({ ...item, docUrl: url })),
    }));
const site =
  (fields: Json): Hostile[1] =>
  (folder) =>
    merge(folder, "site.json", () => fields);
const announcement =
  (fields: Json): Hostile[1] =>
  (folder) =>
    folder.write(
      "announcement.json",
      JSON.stringify({ $schema: "./schemas/announcement.schema.json", text: "News", ...fields }),
    );
const film =
  (names: Json, files: Readonly<Record<string, string | Buffer>>): Hostile[1] =>
  (folder) => {
    for (const [name, bytes] of Object.entries(files)) folder.write(name, bytes);
    const { video } = JSON.parse(readPart("products/pro.json")) as { video: Json };
    const poster = { src: "images/device.png", alt: "A device" };
    merge(folder, "products/pro.json", () => ({ video: { ...video, poster, ...names } }));
  };
const api =
  (from: string, to: string): Hostile[1] =>
  (folder) => {
    for (const name of ["pages/developers.json", "developers/guides.json", "developers/sdks.json"])
      folder.write(name, readPart(name));
    folder.write("developers/openapi.json", readPart("developers/openapi.json").replace(from, to));
  };
const german =
  (name: string, key: string, text: string): Hostile[1] =>
  (folder) => {
    const source = String(readJson(folder, name)[key]);
    folder.write("locales/de/language.json", JSON.stringify(GERMAN));
    folder.write(`locales/de/${name}`, JSON.stringify({ [key]: text, $sources: { [key]: hashText(source) } }));
  };

const SCRIPT = "<script>alert(1)</script>";
const stamm = (type: string): Buffer => readFileSync(join(COMPANY, `videos/stamm.${type}`));
/** A film with a page in a box that players skip. */
const PAGE_IN_FILM = Buffer.concat([stamm("mp4"), Buffer.from(`\0\0\0\x21free${SCRIPT}`)]);

/** Contents that the check refuses. */
export const REFUSED: readonly Hostile[] = [
  ["a script in the mark", mark(shapes(SCRIPT))],
  ["HTML in the mark", mark(shapes(`<foreignObject><b>x</b></foreignObject>`))],
  ["HTML in the title of the mark", mark(shapes(`<title><img src=x onerror=alert(1)></title>`))],
  ["a link in the mark", mark(shapes(`<a href="javascript:alert(1)"><path d="M0 0h1"/></a>`))],
  ["an animation in the mark", mark(shapes(`<set attributeName="href" to="javascript:alert(1)"/>`))],
  ["a listener in the mark", mark(shapes(`<path onclick="alert(1)"/>`))],
  ["a shape from elsewhere in the mark", mark(shapes(`<use href="data:image/svg+xml,x#a"/>`))],
  ["an escaped reference in the mark", mark(shapes(String.raw`<path fill="\75rl(https://evil.example#a)"/>`))],
  ["a second mark", mark(shapes("") + shapes(SCRIPT))],
  ["a script in HTML", html(SCRIPT)],
  ["a listener in HTML", html("<p onclick=alert(1)>x</p>")],
  ["a picture in HTML", html("<img src=x onerror=alert(1)>")],
  ["a script URL in HTML", html('<p><a href="javascript:alert(1)">x</a></p>')],
  ["an encoded script URL in HTML", html('<p><a href="java&#115;cript:alert(1)">x</a></p>')],
  ["a drawing in HTML", html("<svg><script>alert(1)</script></svg>")],
  ["formulas in HTML", html("<math><mtext><style><!--</style><img title='--&gt;<img src=x onerror=alert(1)>'></math>")],
  ["a comment in HTML", html("<!-- --><p>x</p>")],
  ["an open comment in HTML", html("<!--")],
  ["an unclosed tag in HTML", html("<p><a href='/'")],
  ["a style in HTML", html('<p style="position:fixed">x</p>')],
  ["a backslash in a link of HTML", html('<p><a href="/\\evil.example">x</a></p>')],
  ["another site without a scheme in HTML", html('<p><a href="//evil.example">x</a></p>')],
  ["HTML in a title", title(`Title ${SCRIPT}`)],
  ["an unclosed tag in a title", title("Title <img src=x onerror=alert(1) ")],
  ["an invisible line break in a title", title("Title\r\nX-Evil: 1")],
  ["a URL with a password", link("https://user:pass@other.example/")],
  ["a URL with a backslash", link("https://other.example\\@evil.example/")],
  ["a URL of script", link("javascript:alert(1)")],
  ["a URL with a line break", link("https://other.example/\nX-Evil: 1")],
  ["a URL that a placeholder completes", link("{links.documentation}@evil.example")],
  ["a value of a link with a quote", site({ links: { documentation: 'https://docs.example/" onclick="alert(1)' } })],
  ["a value with a tag", site({ tagline: "<b onclick=alert(1)>" })],
  ["a frame of another origin", site({ support: { frame: "https://evil.example" } })],
  ["a frame that ends its directive", site({ support: { frame: "https://chat.example;script-src/" } })],
  ["a ping to another origin", site({ pings: { enabled: true, endpoints: ["https://evil.example/?{sitemap}"] } })],
  ["HTML in the announcement", announcement({ text: SCRIPT })],
  ["a script URL in the announcement", announcement({ link: { text: "x", to: "javascript:alert(1)" } })],
  [
    "a film named as a page",
    film(
      { mp4: "videos/a.html", webm: "videos/a.webm" },
      { "videos/a.html": PAGE_IN_FILM, "videos/a.webm": stamm("webm") },
    ),
  ],
  [
    "a film named as a drawing",
    film(
      { mp4: "videos/a.mp4", webm: "videos/a.svg" },
      { "videos/a.mp4": stamm("mp4"), "videos/a.svg": stamm("webm") },
    ),
  ],
  [
    "a page named as a film",
    film({ mp4: "videos/a.mp4", webm: "videos/a.webm" }, { "videos/a.mp4": SCRIPT, "videos/a.webm": stamm("webm") }),
  ],
  ["a film elsewhere", film({ mp4: "../a.mp4", webm: "videos/a.webm" }, { "videos/a.webm": stamm("webm") })],
  [
    "a film with a tag in its name",
    film(
      { mp4: 'videos/"><b>.mp4', webm: "videos/a.webm" },
      { 'videos/"><b>.mp4': stamm("mp4"), "videos/a.webm": stamm("webm") },
    ),
  ],
  ["a drawing as a picture", (folder) => folder.write("images/wide.png", shapes(SCRIPT))],
  ["a script URL in the API description", api("{links.documentation}/api", "javascript:alert(1)")],
  ["a script URL in the API’s Markdown", api('"description": "', '"description": "[x](javascript:alert(1)) ')],
  ["HTML in the API’s Markdown", api('"description": "', '"description": "<img src=x onerror=alert(1)> ')],
  ["HTML in a translated text", german("authors/jane.json", "bio", "Schreibt. <img src=x onerror=alert() ")],
  ["a translated link to elsewhere", german(ARTICLE, "content", '<p><a href="https://evil.example">x</a></p>')],
  ["an unclosed tag in translated HTML", german(ARTICLE, "content", "<img src=x onerror=alert() ")],
];

/** Contents that are published, and must be nothing but content. */
export const HARMLESS: readonly Hostile[] = [
  ["a script in a comment before the mark", mark(`<!-- <svg viewBox="0 0 1 1">${SCRIPT}</svg> -->${shapes("")}`)],
  ["a script in a comment in the mark", mark(shapes(`<!-- ${SCRIPT} -->`))],
  ["a script in the text of the mark", mark(shapes(`<g><![CDATA[${SCRIPT}]]></g>`))],
  ["a style sheet of the mark", mark(`<?xml-stylesheet href="https://evil.example/a.css"?>${shapes("")}`)],
  [
    "a script in an attribute of the mark",
    mark(`<svg viewBox="0 0 24 24" data-a='>${SCRIPT}'><path d="M0 0h1"/></svg>`),
  ],
  ["a quote in a value", site({ tagline: '"A" onclick="alert(1)" & more' })],
  ["escaped tags in HTML", html(`<p>&lt;script&gt; ]]&gt; {tagline}</p>`)],
  ["the end of CDATA in a title", title("A ]]> B ]]> C")],
  ["Markdown in a title", title("A [x](javascript:alert(1)) ![y](x) `z`")],
  ["the end of JSON in a title", title('A "}]} -->')],
  ["quotes in the announcement", announcement({ text: '" onclick="alert(1)', pages: ["/blog"] })],
];
