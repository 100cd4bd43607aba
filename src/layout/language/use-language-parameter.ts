import { useEffect } from "react";
import { useLayoutContent } from "../use-layout-content";
import { isCurrent } from "./language-links";
import { pathIn } from "./path-in";

const PARAMETER = "lang";

/**
 * Opens the page in the language of `?lang=de`. The page around a frame chooses it, and nothing is stored.
 * @param path path of the page, without that of the language
 * @param end what follows the path in the URL
 */
export function useLanguageParameter(path: string, end: string): void {
  const { languages } = useLayoutContent();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const target = languages.find(({ code }) => code === query.get(PARAMETER));
    if (!target || isCurrent(target)) return;
    query.delete(PARAMETER);
    const page = target.path + pathIn(target, path, languages.find(isCurrent)) + end;
    location.replace(`${page}?${query.toString()}`);
  }, [languages, path, end]);
}
