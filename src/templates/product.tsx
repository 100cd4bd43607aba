import { graphql, type PageProps } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { DEMO_DIALOG, useSiteAction } from "../hooks/use-site-action";
import { assertPresent } from "../lib/assert-present";
import { Action } from "../forms/ui/action";
import { Closing } from "../blocks/closing";
import { getDeviceModel, getDeviceModels } from "../features/models/device-model";
import { MODEL_FRAGMENT, ModelSection } from "../features/models/model-section";
import { DeviceComparison } from "../features/products/device-comparison";
import { FeatureList } from "../blocks/feature-list";
import { Hero, getHeroPreload, getHeroSizes } from "../blocks/hero";
import { KeyFigures } from "../features/products/key-figures";
import { Overview } from "../features/products/overview";
import { Scenarios } from "../features/products/scenarios";
import { ScanBand } from "../features/tours/scan-band";
import { SpecificationLinks } from "../features/products/specification-links";
import { SpecificationTable } from "../features/products/specification-table";
import { videoObjects } from "../seo/json-ld/video";
import { modelObject } from "../seo/json-ld/model";
import { productModel } from "../seo/json-ld/product";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";
import { Heading } from "../ui/heading";
import { BackgroundVideo } from "../ui/media/background-video";

const ProductTemplate = ({ data }: PageProps<Queries.ProductTemplateQuery>) => {
  const product = assertPresent(data.product);
  const labels = assertPresent(data.labels);
  const { isDevice, specificationTables, specificationCards, applications, video } = product;
  const device = getDeviceModel(product, specificationTables);
  const { modelLabels } = data;
  const action = useSiteAction(labels.getStarted);
  return (
    <>
      <Seo
        seo={product.seo}
        path={product.path}
        subject={[productModel(product, labels.price), videoObjects([video]), ...(device ? [modelObject(device)] : [])]}
        preload={getHeroPreload(video?.poster ?? product.image)}
      />
      <Sections>
        <Hero
          label={product.name}
          heading={product.title}
          lead={product.subtitle}
          picture={product.image}
          media={video && <BackgroundVideo video={video} sizes={getHeroSizes(video.poster)} />}
          fact={product.audience}
          actions={
            device && modelLabels
              ? [
                  ...product.closing.actions.slice(0, 1),
                  { text: fillPlaceholders(modelLabels.turnIt, { name: product.name }), to: MODEL_FRAGMENT },
                ]
              : product.closing.actions
          }
        />
        <KeyFigures figures={product.keyFigures} name={labels.keyFigures} />
        <Overview
          heading={labels.overview}
          description={product.description}
          useCaseHeading={labels.useCase}
          useCase={product.useCase}
          picture={product.productImage}
        >
          <Action {...action} text={action.to === DEMO_DIALOG ? labels.getStarted : action.text} />
        </Overview>
        {applications && <Scenarios heading={labels.applications} scenarios={applications} />}
        {device && modelLabels && (
          <ModelSection
            device={device}
            devices={getDeviceModels(product.comparedDevices)}
            picture={product.image}
            labels={modelLabels}
          />
        )}
        <Band palette="bone" id="features" labelledBy="features-heading">
          <Heading id="features-heading" heading={labels.features} />
          <FeatureList features={product.features} />
        </Band>
        <Band palette="bone" id="specifications" labelledBy="specifications-heading">
          <Heading id="specifications-heading" heading={labels.specifications} />
          {isDevice && <SpecificationTable tables={specificationTables} name={labels.specifications} />}
          {specificationCards && <FeatureList features={specificationCards} />}
          {(isDevice || product.releases !== null) && (
            <SpecificationLinks
              product={product}
              sheetLink={labels.sheetLink}
              recordLink={data.recordLabels?.link}
              releasesLink={data.releasesPage?.labels.link}
              markdownLabels={data.markdownLabels}
            />
          )}
        </Band>
        {isDevice && (
          <Band palette="bone" id="compare" labelledBy="compare-heading">
            <Heading id="compare-heading" heading={labels.compare} />
            <DeviceComparison
              devices={product.comparedDevices}
              rows={product.comparedRows}
              labels={labels}
              current={product.slug}
            />
          </Band>
        )}
        {product.scan && <ScanBand scan={product.scan} labels={assertPresent(data.tourLabels)} />}
        <Closing {...product.closing} />
      </Sections>
    </>
  );
};

export default ProductTemplate;

export const query = graphql`
  query ProductTemplate($id: String!) {
    product(id: { eq: $id }) {
      slug
      path
      name
      title
      subtitle
      audience
      description
      useCase
      family {
        name
      }
      ...SpecificationLinkFields
      record {
        maker {
          company
          address
        }
        identity {
          model
          partNumber
        }
      }
      image {
        ...WholePicture
      }
      productImage {
        ...CardPicture
      }
      video {
        ...VideoFields
      }
      keyFigures {
        ...KeyFigureFields
      }
      features {
        ...FeatureFields
      }
      specificationTables {
        ...SpecificationTableFields
      }
      comparedDevices {
        ...ComparedDeviceFields
        ...ModelFiles
      }
      comparedRows {
        ...ComparedRowFields
      }
      measures {
        property
        value
        unitCode
      }
      specificationCards {
        ...FeatureFields
      }
      applications {
        ...ScenarioFields
      }
      ...DeviceModelFields
      scan {
        ...ScanFields
      }
      closing {
        ...ClosingFields
      }
      seo {
        ...SeoFields
      }
    }
    tourLabels {
      ...TourLabelFields
    }
    modelLabels {
      ...ModelLabelFields
    }
    recordLabels: productRecordLabels {
      link
    }
    releasesPage {
      labels {
        link
      }
    }
    markdownLabels {
      ...MarkdownLabelFields
    }
    labels: productLabels {
      keyFigures
      overview
      useCase
      getStarted
      specifications
      sheetLink
      applications
      features
      compare
      compareCaption
      specification
      price
    }
  }
`;
