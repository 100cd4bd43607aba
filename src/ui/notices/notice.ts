export interface Notice {
  title: string;
  text: string;
  tone: "success" | "failure";
  /** Called when the notice disappears. */
  onEnd?: () => void;
}

/** Time until a notice disappears. */
export const NOTICE_DURATION_MS = 8000;

export type ShownNotice = Notice & { id: number };
