/** The announcement that a build shows, with its placeholders replaced. */
export interface AnnouncementContent {
  readonly text: string;
  readonly link?: { readonly text: string; readonly to: string } | undefined;
  /** The paths that have the bar; `undefined` for all. */
  readonly pages?: readonly string[] | undefined;
  /** The end in milliseconds since 1970. */
  readonly until?: number | undefined;
  /** Differs from that of every other announcement, so that dismissing one does not hide the next. */
  readonly version: string;
  /** The name of the bar, for screen readers. */
  readonly name: string;
  readonly dismiss: string;
  /** The text of the link that skips the bar and the menus. */
  readonly skip: string;
}
