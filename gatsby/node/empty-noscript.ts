import { createElement, type ReactElement } from "react";

/*
 * Replaces `src/features/tools/accuracy/without-script.tsx` in the browser's scripts. The served HTML has the content of the
 * `<noscript>` elements, which React does not render in a browser.
 */

export const DeviceNotes = (): ReactElement => createElement("noscript");
