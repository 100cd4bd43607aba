import "./src/build/frugal-heap";
import * as below from "./src/chrome/below";
import { ServedForm } from "./src/forms/served-form";
import * as bands from "./src/sections/bands";
import { serveHead } from "./src/seo/seo";
import { SeoHead } from "./src/seo/seo-head";
import { serveParts } from "./src/ui/later";

export { onPreRenderHTML, onRenderBody } from "./src/chrome/head-styles";
export { wrapPageElement } from "./src/chrome/wrap";

serveHead(SeoHead);
serveParts({ ...bands, ...below, SiteForm: ServedForm });
