import { graphql } from "gatsby";
import { createContext, useContext } from "react";

/** Labels of the components in this folder. The layout provides them from the content. */
export type UiLabels = Queries.UiLabelsFragment;

/** The labels of components outside a layout, as in tests. */
export const emptyLabels: UiLabels = {
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

export const UiLabelsContext = createContext<UiLabels>(emptyLabels);

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
