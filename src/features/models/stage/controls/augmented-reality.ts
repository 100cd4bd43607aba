/** Whether the browser opens USDZ files in Quick Look. @see https://webkit.org/blog/8421/viewing-augmented-reality-assets-in-safari-for-ios/ */
export const supportsQuickLook = (): boolean => document.createElement("a").relList.supports("ar");

export const isAndroid = (): boolean => /\bAndroid\b/.test(navigator.userAgent);

/**
 * A link that opens a GLB in Android's Scene Viewer.
 * @param fallbackUrl opened where Scene Viewer is not installed
 * @see https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerUrl(glbUrl: URL, fallbackUrl: string, title: string): string {
  const query = new URLSearchParams({ file: glbUrl.href, mode: "ar_preferred", title });
  const fallback = encodeURIComponent(fallbackUrl);
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end;`;
}
