/** How the window is divided. */
export interface PageView {
  readonly isShown: boolean;
  readonly device: "phone" | "laptop";
  /** The width of the forms, in percent of the window. */
  readonly sharePercent: number;
}

export const MIN_SHARE_PERCENT = 30;
export const MAX_SHARE_PERCENT = 75;

const STORAGE_KEY = "desk-page-view";
const DEFAULT: PageView = { isShown: true, device: "laptop", sharePercent: 45 };

/** The view that the editor has chosen before. */
export function loadView(): PageView {
  return withinLimits({ ...DEFAULT, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<PageView>) });
}

/** Stores a view, with its share within the limits. */
export function saveView(view: PageView): PageView {
  const saved = withinLimits(view);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  return saved;
}

const withinLimits = (view: PageView): PageView => ({
  ...view,
  sharePercent: Math.min(MAX_SHARE_PERCENT, Math.max(MIN_SHARE_PERCENT, view.sharePercent)),
});
