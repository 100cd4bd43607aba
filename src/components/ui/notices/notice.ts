export interface Notice {
  title: string;
  text: string;
  tone: "success" | "failure";
}

/** How long a notice stays, in milliseconds. */
export const NOTICE_TIME = 8000;

export type ShownNotice = Notice & { id: number };
