import {
  DepthTexture,
  NoBlending,
  type PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { createFullscreenMesh, setUniforms } from "./materials";

/** The distance between a pixel and its neighbors, in CSS pixels. */
const RADIUS_PX = 1.4;
const STRENGTH = 66;
/** The cue is weaker for points that are larger than this many radii, or each of them would get an outline. */
const FULL_STRENGTH_RADII = 2;
const MIN_BRIGHTNESS = 0.25;
/** The depth of a pixel over that of its neighbor; limited, so that the product of all neighbors is finite. */
const MAX_DEPTH_RATIO = 8;

const AXIS_NEIGHBORS = ["1, 0", "-1, 0", "0, 1", "0, -1"];
const DIAGONAL_NEIGHBORS = ["1, 1", "-1, 1", "1, -1", "-1, -1"];

/**
 * Eye-dome lighting: the brightness of a pixel decreases with the logarithm of its depth relative to each nearer
 * neighbor. The logarithms are added as one logarithm of a product, and the ratio of two depths needs no division per
 * neighbor, because the depth buffer contains a linear function of 1 / depth.
 * @see Boucheny, C. (2009). Interactive scientific visualization of large datasets: towards a perceptive-based approach.
 */
const createShader = (neighbors: readonly string[]) => ({
  vertexShader: `
    void main() {
      gl_Position = vec4(position.xy, 0.0, 1.0);
    }
  `,
  fragmentShader: `
    uniform sampler2D cloudColor;
    uniform highp sampler2D cloudDepth;
    uniform vec2 clipPlanes;
    uniform int radius;
    uniform float pointSize;
    float inverseDepthAt(ivec2 pixel) {
      return clipPlanes.y - texelFetch(cloudDepth, pixel, 0).r * (clipPlanes.y - clipPlanes.x);
    }
    void main() {
      ivec2 pixel = ivec2(gl_FragCoord.xy);
      gl_FragColor = texelFetch(cloudColor, pixel, 0);
      if (gl_FragColor.a == 0.0) return;
      ivec2 lastPixel = textureSize(cloudDepth, 0) - 1;
      float ownDepth = 1.0 / inverseDepthAt(pixel);
      float product = 1.0;
      ${neighbors
        .map(
          (offset) =>
            `product *= clamp(inverseDepthAt(clamp(pixel + radius * ivec2(${offset}), ivec2(0), lastPixel)) * ownDepth, 1.0, ${MAX_DEPTH_RATIO.toFixed(1)});`,
        )
        .join("\n      ")}
      float pointSizeHere = pointSize / (ownDepth * clipPlanes.x * clipPlanes.y);
      float strength = ${(STRENGTH / neighbors.length).toFixed(3)} * min(1.0, ${FULL_STRENGTH_RADII.toFixed(1)} * float(radius) / pointSizeHere);
      float shade = exp(-log2(product) * strength);
      gl_FragColor.rgb *= mix(${MIN_BRIGHTNESS.toFixed(2)}, 1.0, shade);
    }
  `,
});

/**
 * Draws a cloud with a depth cue: surfaces are darker next to nearer ones, so that edges are visible.
 * @param isPhone whether to compare four neighbors of a pixel instead of eight
 */
export function createEyeDome(isPhone: boolean) {
  const target = new WebGLRenderTarget(1, 1, { depthTexture: new DepthTexture(1, 1, UnsignedIntType) });
  const material = new ShaderMaterial({
    ...createShader(isPhone ? AXIS_NEIGHBORS : [...AXIS_NEIGHBORS, ...DIAGONAL_NEIGHBORS]),
    uniforms: {
      cloudColor: { value: target.texture },
      cloudDepth: { value: target.depthTexture },
      clipPlanes: { value: new Vector2() },
      radius: { value: 1 },
      pointSize: { value: 1 },
    },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });
  const mesh = createFullscreenMesh(material);
  return {
    /** A mesh that shows the last drawn cloud. */
    mesh,
    /** Adapts to the size of the renderer. */
    resize(renderer: WebGLRenderer): void {
      const { width, height } = renderer.getDrawingBufferSize(new Vector2());
      target.setSize(width, height);
      setUniforms(material, { radius: Math.max(1, Math.round(RADIUS_PX * renderer.getPixelRatio())) });
    },
    /**
     * Draws the cloud off screen.
     * @param pointSize the size of its points at a depth of one meter, in device pixels
     */
    drawCloud(renderer: WebGLRenderer, cloud: Scene, camera: PerspectiveCamera, pointSize: number): void {
      setUniforms(material, { clipPlanes: new Vector2(camera.near, camera.far), pointSize });
      renderer.setRenderTarget(target);
      renderer.render(cloud, camera);
      renderer.setRenderTarget(null);
    },
    dispose(): void {
      mesh.geometry.dispose();
      material.dispose();
      target.depthTexture?.dispose();
      target.dispose();
    },
  };
}
