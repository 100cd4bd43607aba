/** The chunk that is loaded when a tour or a scan is opened. */
export { CloudPanel } from "./controls/cloud-panel";
export { ViewerCanvas } from "./controls/viewer-canvas";
