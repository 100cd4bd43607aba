import type { ReleaseCommits } from "../../release-commits";
import { onCommit, type SavedCommit } from "./commits";

/** The element of the page that shows whether the last save is published (packages/desk/src/page.ts). */
const NOTE_ID = "desk-live";
const STORAGE_KEY = "desk-last-save";
/** A build takes minutes, so a shorter interval would not be noticed. */
const POLL_INTERVAL_MS = 20_000;
/** `git log` of a static host, which fetches only a few commits, does not contain every save. */
const MIN_COMPLETE_COMMITS = 50;

/**
 * Shows whether the editor's last save is in the site that visitors see.
 * @param branch from which the site is built
 */
export function showWhetherLive(branch: string): void {
  const note = document.getElementById(NOTE_ID);
  if (!note) return;
  const refresh = async (): Promise<void> => {
    const response = await fetch("/admin/release.json", { cache: "no-store" });
    const text = response.ok ? liveText((await response.json()) as ReleaseCommits, lastSave(), new Date()) : "";
    if (note.textContent !== text) note.textContent = text;
  };
  const poll = (): void => {
    // Without a connection, the next poll tries again.
    void refresh()
      .catch(() => undefined)
      .finally(() => setTimeout(poll, POLL_INTERVAL_MS));
  };
  onCommit(branch, (commit) => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(commit));
    void refresh().catch(() => undefined);
  });
  poll();
}

/**
 * The sentence about the last save, or about the release when nothing has been saved in this browser.
 * @param now the current time; a time of another day gets its date
 */
export function liveText(release: ReleaseCommits, save: SavedCommit | undefined, now: Date): string {
  const { built, commits, committed } = release;
  if (commits.length === 0) return "";
  const time = (iso: string): string => formatTime(new Date(iso), now);
  if (!save) {
    return committed === undefined
      ? `The site was built at ${time(built)}.`
      : `The site was built at ${time(built)}, with all saves until ${time(committed)}.`;
  }
  const isLive = commits.includes(save.hash) || isOlder(save, release);
  return isLive
    ? `Your change of ${time(save.time)} is live since ${time(built)}.`
    : `Your change of ${time(save.time)} is not live yet.`;
}

/** Whether a release that knows only a few commits has a later one than the save, which then is one of its ancestors. */
function isOlder(save: SavedCommit, { commits, committed }: ReleaseCommits): boolean {
  if (committed === undefined || commits.length >= MIN_COMPLETE_COMMITS) return false;
  return Date.parse(committed) > Date.parse(save.time);
}

function formatTime(date: Date, now: Date): string {
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return date.toLocaleString("en-GB", { ...day, hour: "2-digit", minute: "2-digit" });
}

function lastSave(): SavedCommit | undefined {
  const text = localStorage.getItem(STORAGE_KEY);
  return text === null ? undefined : (JSON.parse(text) as SavedCommit);
}
