/**
 * The announcement as the build reads it from `data/announcement.json` (`gatsby/outputs/announcement.ts`). Only the code that
 * renders HTML imports it, so no script of a page contains it.
 */
declare module "@announcement" {
  export const announcement: import("./announcement").AnnouncementContent | null;
}
