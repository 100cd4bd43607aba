import type { AnnouncementContent } from "@capture/domain/announcement";

/**
 * The announcement as the build reads it from `data/announcement.json` (`gatsby/outputs/announcement.ts`). Import it as
 * `@announcement`. Only the code that renders HTML imports it, so no script of a page contains it.
 */
export const announcement: AnnouncementContent | null;

/** The text of the inline script after the bar. */
export const announcementScript: string;
