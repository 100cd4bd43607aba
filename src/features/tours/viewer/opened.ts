/** What a press on a tour or a scan loads. */
export { CloudPanel } from "./controls/cloud-panel";
export { ViewerView } from "./controls/viewer-view";
