/** Ladle's settings. Each story is one component in one state; the button “theme” switches between the two bands. */
/** @type {import("@ladle/react").UserConfig} */
export default {
  stories: "gallery/stories/**/*.stories.tsx",
  viteConfig: "gallery/vite.config.ts",
  outDir: ".cache/gallery",
  defaultStory: "components--band--default",
  addons: {
    theme: { defaultState: "light" },
    width: { options: { phone: 390, tablet: 768, laptop: 1280 } },
    action: { enabled: false },
    control: { enabled: false },
    ladle: { enabled: false },
    rtl: { enabled: false },
  },
};
