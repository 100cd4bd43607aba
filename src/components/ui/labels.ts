import { graphql } from "gatsby";
import { createContext, useContext } from "react";

/** Labels that parts say by themselves; the layout hands them in from the content. */
export type UiLabels = Queries.UiLabelsFragment;

/** Labels of parts that stand outside a layout, as in their tests. */
export const noLabels: UiLabels = {
  newTab: "",
  playVideo: "",
  pauseVideo: "",
  resumeVideo: "",
  close: "",
  dismiss: "",
  notices: "",
  showMore: "",
  shownOf: "",
  sectionFailed: "",
  reload: "",
};

export const UiLabelsContext = createContext<UiLabels>(noLabels);

export const useUiLabels = (): UiLabels => useContext(UiLabelsContext);

export const uiLabelsFragment = graphql`
  fragment UiLabels on InterfaceLabels {
    newTab
    playVideo
    pauseVideo
    resumeVideo
    close
    dismiss
    notices
    showMore
    shownOf
    sectionFailed
    reload
  }
`;
