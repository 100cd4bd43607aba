/** What a press on a tour or a scan loads. */
export { CloudPanel } from "./controls/cloud-panel";
export { ViewerCanvas } from "./controls/viewer-canvas";
