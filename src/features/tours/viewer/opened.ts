/** What a press on a tour or a scan loads. */
export { CloudPanel } from "./cloud-panel";
export { ViewerView } from "./viewer-view";
