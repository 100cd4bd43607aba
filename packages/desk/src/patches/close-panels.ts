/** Matches the minified code that chooses the panel next to a form when another form opens, and names the settings it is kept in. */
const PANEL = /\(([\w$]+)=([\w$]+)\?\.id,([\w$]+)\(([\w$]+),([\w$]+)\(\2\)\?`slug`:null,!0\)\)/g;
const SETTINGS = /([\w$]+)\.current\?\.sidebarPanel\?\?null/g;

/**
 * Patches Sveltia so that it closes the panel next to a form (address, errors, history) when another form opens. Sveltia
 * 0.221 keeps the last one open in all later forms.
 * @throws Error when Sveltia’s code has changed
 */
export function closePanels(source: string): string {
  const [settings, ...others] = [...source.matchAll(SETTINGS)].map(([, name]) => name);
  if (settings === undefined || others.length > 0 || source.match(PANEL)?.length !== 1) {
    throw new Error(
      "Sveltia’s code for the panels of a form has changed. Update the patterns in packages/desk/src/patches/close-panels.ts.",
    );
  }
  return source.replace(
    PANEL,
    (_match, id: string, draft: string, set: string, panel: string, needsAddress: string) =>
      `(${id}=${draft}?.id,${settings}.current?.sidebarPanel&&(${settings}.current={...${settings}.current,sidebarPanel:null}),` +
      `${set}(${panel},${needsAddress}(${draft})?\`slug\`:null,!0))`,
  );
}
