import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { DeviceModel } from "@capture/viewer/stage";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Picture, type PictureData } from "../../ui/media/picture";
import { OpenButton, PictureWithButton } from "../../ui/open-button";
import { Grid, Text } from "../../ui/primitives";
import { useModuleButton } from "../../hooks/use-module-button";
import { sizes } from "../../theme/breakpoints";
import { PartList } from "./part-list";

export type ModelLabels = Queries.ModelLabelFieldsFragment;

interface ModelSectionProps {
  /** The device of the page. */
  device: DeviceModel;
  /** All devices with a model, for their true size. */
  devices: readonly DeviceModel[];
  /** A picture of the device, shown until its model is open. */
  picture: PictureData;
  labels: ModelLabels;
}

const SIZES = sizes("60vw", { tablet: "94vw", laptop: "40vw", wide: "33rem" });

/**
 * A device and its parts, and a button that loads the stage with the device's model. The list of parts reads without
 * script.
 */
export const ModelSection = ({ device, devices, picture, labels }: ModelSectionProps) => {
  const { name, parts } = device;
  const { module, text, load, close } = useModuleButton(() => import("./stage/controls/model-stage"), {
    ...labels,
    initial: labels.turnIt,
  });
  const button = useRef<HTMLButtonElement>(null);
  useLinkToModel(load);
  return (
    <Band palette="ink" id="parts" labelledBy="parts-heading">
      <Heading
        id="parts-heading"
        heading={fillPlaceholders(labels.heading, { name })}
        lead={fillPlaceholders(labels.lead, { name })}
      />
      {module ? (
        <module.ModelStage {...{ device, devices, picture, labels }} sizes={SIZES} onClose={close} opener={button} />
      ) : (
        <Grid
          gap={[6, null, 8]}
          alignItems="start"
          columns={["minmax(0, 1fr)", null, parts.length > 0 ? "minmax(0, 5fr) minmax(0, 7fr)" : null]}
        >
          <div id={MODEL_FRAGMENT.slice(1)}>
            <PictureWithButton
              button={<OpenButton ref={button} text={fillPlaceholders(text, { name })} onPress={load} />}
            >
              <Picture picture={picture} sizes={SIZES} ratio="4 / 3" sx={{ img: { borderRadius: "media" } }} />
            </PictureWithButton>
          </div>
          {parts.length > 0 && (
            <div>
              <Text as="h3" id="parts-list-heading" variant="label" mb={4}>
                {fillPlaceholders(labels.partsHeading, { name })}
              </Text>
              <PartList parts={parts} labelledBy="parts-list-heading" />
            </div>
          )}
        </Grid>
      )}
    </Band>
  );
};

/** The fragment of links that open the model. */
export const MODEL_FRAGMENT = "#turn";

/** Opens the model when a link leads to it, also from another page. */
function useLinkToModel(load: () => void): void {
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    const openIfLinked = (): void => {
      if (location.hash !== MODEL_FRAGMENT) return;
      latestLoad.current();
      // Otherwise the same link could not open it again.
      history.replaceState(history.state, "", location.pathname + location.search);
    };
    openIfLinked();
    addEventListener("hashchange", openIfLinked);
    return () => removeEventListener("hashchange", openIfLinked);
  }, []);
}

export const modelLabelFragment = graphql`
  fragment ModelLabelFields on ModelLabels {
    turnIt
    heading
    lead
    partsHeading
    view
    keyboardHelp
    startTurning
    zoomIn
    zoomOut
    reset
    fullScreen
    close
    trueSize
    trueSizeLead
    trueSizeView
    allDevices
    cup
    sheet
    sizes
    screenScale
    screenScaleHelp
    cardWidth
    realSize
    realSizeHelp
    realSizeView
    viewInRoom
    dimensions
    loading
    failed
    retry
    unavailable
    lost
  }
`;
