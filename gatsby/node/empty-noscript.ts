import { createElement, type ReactElement } from "react";

/*
 * Replaces the modules `without-script.tsx` of the accuracy guide and the decision sheet in the browser's scripts. The
 * served HTML has the content of the `<noscript>` elements, which React does not render in a browser.
 */

export const DeviceNotes = (): ReactElement => createElement("noscript");
export const ExampleSheet = DeviceNotes;
