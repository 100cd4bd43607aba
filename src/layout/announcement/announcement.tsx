import type { AnnouncementContent } from "@capture/domain/announcement";
import { bandProperties } from "../../theme/bands";

interface AnnouncementProps extends AnnouncementContent {
  /** The path of the page. */
  path: string;
  /** Adds the path of the language to a path. */
  withPrefix: (path: string) => string;
  /** The text of its inline script (gatsby/outputs/hide-announcement.ts), which the build has recorded. */
  script: string;
}

/** The id of the bar, by which its styles and its script find it. */
export const ANNOUNCEMENT_ID = "announcement";
/** The id of the link before the bar. */
export const SKIP_ID = "announcement-skip";

/**
 * A bar above the header. It is only in the HTML, before React’s root, so that sites without it load no script for it. On
 * pages without the bar it is hidden: a visitor may go on to a page with it, which does not load new HTML. Its script runs
 * before the first paint, so a dismissed bar never appears. The link that skips the menus must be the first one of the page,
 * so the bar comes with its own, which replaces that of the layout.
 */
export const Announcement = ({ path, withPrefix, script, ...content }: AnnouncementProps) => {
  const { text, link, pages, until, version, name, dismiss, skip } = content;
  return (
    <>
      <a id={SKIP_ID} href="#main" style={bandProperties("bone")}>
        {skip}
      </a>
      <div
        id={ANNOUNCEMENT_ID}
        role="region"
        aria-label={name}
        data-version={version}
        data-until={until}
        data-pages={pages?.map((page) => withPrefix(page)).join(" ")}
        hidden={pages !== undefined && !pages.includes(path)}
        style={bandProperties("ink")}
      >
        <p>
          {text} {link && <a href={link.to.startsWith("/") ? withPrefix(link.to) : link.to}>{link.text}</a>}
        </p>
        <button type="button" aria-label={dismiss} data-script="">
          <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
};
