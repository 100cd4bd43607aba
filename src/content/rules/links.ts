import { DIALOG, dialogs } from "../dialogs";
import type { FactRule } from "../facts";
import type { JsonFile } from "../json-file";
import { fillFromSite } from "../placeholders";
import type { JsonPath, Problem } from "../problem";
import { didYouMean } from "../suggest";

/** Addresses of the site, each with the anchors of its page where they are known. */
type Routes = ReadonlyMap<string, readonly string[] | undefined>;

const HREF = /\shref="([^"]*)"/g;

/** A link leads to a page that exists, to an outside https address, or to a mailbox. */
export const linkProblems: FactRule = ({ file }, values, { site, routes }) =>
  values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string") return [];
    const filled = raw ? value : fillFromSite(value, site);
    switch (schema.format) {
      case "link":
        return told(file, path, linkSentence(filled, routes));
      case "outside":
        return told(file, path, outsideSentence(filled));
      case "email":
        return told(
          file,
          path,
          /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(filled) ? undefined : `“${value}” is not a mail address.`,
        );
      case "html":
        return [...filled.matchAll(HREF)].flatMap(([, href = ""]) => told(file, path, linkSentence(href, routes)));
      default:
        return [];
    }
  });

function told(file: JsonFile, path: JsonPath, sentence: string | undefined): Problem[] {
  return sentence === undefined ? [] : [file.problem(path, sentence)];
}

/** What is wrong with a link, or `undefined` when it is right. */
export function linkSentence(link: string, routes: Routes): string | undefined {
  if (link.startsWith("/") && !link.startsWith("//")) return pageSentence(link, routes);
  if (link.startsWith(DIALOG)) {
    const name = link.slice(DIALOG.length);
    if (name in dialogs) return undefined;
    return `there is no dialog “${name}”${didYouMean(name, Object.keys(dialogs))}.`;
  }
  if (link.startsWith("mailto:")) {
    return /^mailto:[^\s@]+@[^\s@]+$/.test(link.split("?")[0] ?? "") ? undefined : `“${link}” names no mailbox.`;
  }
  return outsideSentence(link);
}

function pageSentence(link: string, routes: Routes): string | undefined {
  const [address = "", anchor] = link.split("#");
  const route = address.split("?")[0] ?? "";
  if (!routes.has(route)) return `no page has the address ${route}${didYouMean(route, [...routes.keys()])}.`;
  const anchors = routes.get(route);
  if (anchor === undefined || anchors === undefined || anchors.includes(anchor)) return undefined;
  return `the page ${route} has no place “${anchor}”${didYouMean(anchor, anchors)}; link to the page, or to one of ${anchors.join(", ")}.`;
}

function outsideSentence(link: string): string | undefined {
  if (link.startsWith("https://") && !/\s/.test(link) && URL.canParse(link)) return undefined;
  return `“${link}” is no address; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.`;
}
