import { DIALOG_PREFIX, dialogs } from "@capture/domain/dialogs";
import { isEmail } from "@capture/domain/email";
import { fillFromSite, fillHtml } from "@capture/domain/placeholders";
import { webUrlFault } from "@capture/domain/lib/parse-url";
import { visibilityFault, visibilityOf, type Visibility } from "../../model/drafts";
import type { FactRule, Facts } from "../facts";
import { linksInHtml } from "../html";
import type { Problem } from "../problem";
import { didYouMean } from "../suggest";

/** The paths of the site, and the current paths of pages by former path. */
type SitePaths = Pick<Facts, "routes" | "currentPaths">;

/** Formats of values that are links or contain links. */
const LINK_FORMATS = ["link", "outside", "email", "html"];

/**
 * Reports links that do not lead to a published page, an https URL of another site, a dialog or an email address, and gives
 * a notice for links to a planned page.
 */
export const linkProblems: FactRule = (entry, values, facts) => {
  const source = visibilityOf(entry);
  return values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string" || !LINK_FORMATS.includes(schema.format ?? "")) return [];
    const fill = schema.format === "html" ? fillHtml : fillFromSite;
    const filled = raw ? value : fill(value, facts.site);
    const problems = (message: string | undefined): Problem[] =>
      message === undefined ? [] : [entry.file.problem(path, message)];
    const checkLink = (link: string): Problem[] =>
      facts.routes.get(link)?.isPlanned === true
        ? [{ ...entry.file.notice(path, plannedMessage(link)), intended: true }]
        : problems(linkFault(link, facts, source));
    switch (schema.format) {
      case "link":
        return checkLink(filled);
      case "outside":
        return problems(outsideFault(filled));
      case "email":
        return problems(isEmail(filled) ? undefined : `“${value}” is not an email address.`);
      case "html":
        return linksInHtml(filled).flatMap(checkLink);
      default:
        return [];
    }
  });
};

/**
 * The message about an invalid link, or `undefined` when the link is valid.
 * @param source the visibility of the linking entry, all through which the page must be published
 */
export function linkFault(link: string, paths: SitePaths, source: Visibility): string | undefined {
  if (link.startsWith("/") && !link.startsWith("//")) return pageFault(link, paths, source);
  if (link.startsWith(DIALOG_PREFIX)) {
    const name = link.slice(DIALOG_PREFIX.length);
    if (name in dialogs) return undefined;
    return `there is no dialog “${name}”${didYouMean(name, Object.keys(dialogs))}.`;
  }
  if (link.startsWith("mailto:")) {
    const [email = ""] = link.slice("mailto:".length).split("?");
    return isEmail(email) ? undefined : `“${link}” has no valid email address.`;
  }
  return outsideFault(link);
}

function pageFault(link: string, { routes, currentPaths }: SitePaths, source: Visibility): string | undefined {
  const [url = "", anchor] = link.split("#");
  const route = url.split("?")[0] ?? "";
  const page = routes.get(route);
  if (!page) {
    const to = currentPaths.get(route);
    if (to !== undefined) return `${route} is an old path of ${to}; link to the new one.`;
    return `there is no page at ${route}${didYouMean(route, [...routes.keys()])}.`;
  }
  const fault = visibilityFault(route, page, source);
  if (fault !== undefined) return fault;
  const { anchors } = page;
  if (anchor === undefined || anchors === undefined || anchors.includes(anchor)) return undefined;
  return `the page ${route} has no anchor “${anchor}”${didYouMean(anchor, anchors)}; link to the page, or to one of ${anchors.join(", ")}.`;
}

const plannedMessage = (route: string): string =>
  `${route} is a planned page in data/site.json; until it exists, visitors see “not found” there.`;

const URL_FAULTS = {
  user: "contains a user name or a password; remove what is before the @, or write %40 if it belongs to the path.",
  backslash: "contains a backslash; write / instead.",
  syntax: "is not a URL; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
} as const;

/** The message about an invalid URL of another site, or `undefined` when it is valid. */
export function outsideFault(link: string): string | undefined {
  const fault = webUrlFault(link);
  return fault && `“${link}” ${URL_FAULTS[fault]}`;
}
