import { createContext, useContext } from "react";

/** Words that parts say by themselves; the layout fills them in from the content. */
export interface UiWords {
  newTab: string;
  playFilm: string;
  pauseFilm: string;
  resumeFilm: string;
  close: string;
  dismiss: string;
  notices: string;
  showMore: string;
  shownOf: string;
}

/** Words of parts that stand outside a layout, as in their tests. */
export const silentWords: UiWords = {
  newTab: "",
  playFilm: "",
  pauseFilm: "",
  resumeFilm: "",
  close: "",
  dismiss: "",
  notices: "",
  showMore: "",
  shownOf: "",
};

export const UiWordsContext = createContext<UiWords>(silentWords);

export const useUiWords = (): UiWords => useContext(UiWordsContext);
