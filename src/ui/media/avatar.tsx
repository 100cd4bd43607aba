import { useState } from "react";
import { focalStyle, getImageData, type PictureData } from "./picture";

interface AvatarProps {
  picture?: PictureData | null | undefined;
  /** One or two letters that are shown instead of a missing picture. */
  mark: string;
}

type State = "idle" | "loading" | "loaded" | "error";

/** A small round portrait. It shows `mark` until the picture has loaded, and when loading fails. */
export const Avatar = ({ picture, mark }: AvatarProps) => {
  const [state, setState] = useState<State>(picture ? "loading" : "idle");
  const source = picture ? getImageData(picture).images.fallback : undefined;
  return (
    <span
      data-state={state}
      sx={{
        position: "relative",
        flex: "none",
        display: "grid",
        placeItems: "center",
        width: 64,
        height: 64,
        overflow: "hidden",
        borderRadius: "full",
        bg: "text",
        color: "background",
        fontFamily: "heading",
        fontSize: "h4",
      }}
    >
      {state !== "loaded" && <span aria-hidden="true">{mark}</span>}
      {source && state !== "error" && (
        <img
          // A cached picture may have loaded before React adds the listener.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setState("loaded");
          }}
          src={source.src}
          srcSet={source.srcSet}
          sizes="64px"
          alt={picture?.alt}
          width={64}
          height={64}
          loading="lazy"
          onLoad={() => setState("loaded")}
          onError={() => setState("error")}
          style={picture ? focalStyle(picture) : {}}
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" }}
        />
      )}
    </span>
  );
};
