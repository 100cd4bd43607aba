import type { DeviceModel } from "@capture/viewer/stage";
import { Icon } from "../../../../ui/icon";
import type { PictureData } from "../../../../ui/media/picture";
import * as styles from "../../../../theme/styles/model-stage";
import { isAndroid, sceneViewerUrl, supportsQuickLook } from "./augmented-reality";

interface RoomLinksProps {
  device: DeviceModel;
  picture: PictureData;
  label: string;
}

/** A link that shows the device in the visitor's room, where the platform has a viewer for that. */
export const RoomLinks = ({ device: { name, glb, usdz }, picture, label }: RoomLinksProps) => {
  if (usdz && supportsQuickLook())
    return (
      <span sx={styles.roomLink}>
        <Icon name="view" size={20} />
        <span aria-hidden="true">{label}</span>
        {/* Quick Look opens directly only from a link whose single child is a picture. */}
        <a rel="ar" href={usdz.url} sx={{ position: "absolute", inset: 0 }}>
          <img
            src={picture.src.childImageSharp?.gatsbyImageData.images.fallback?.src}
            alt={label}
            sx={{ width: "100%", height: "100%", opacity: 0 }}
          />
        </a>
      </span>
    );
  if (!isAndroid()) return null;
  return (
    <a href={sceneViewerUrl(new URL(glb.url, location.href), location.href, name)} sx={styles.roomLink}>
      <Icon name="view" size={20} />
      {label}
    </a>
  );
};
