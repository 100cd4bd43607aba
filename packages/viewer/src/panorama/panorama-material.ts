import {
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  LessEqualDepth,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
} from "three";
import { createFullscreenMesh } from "../tour/materials";
import { TILE_BORDER_PX, TILE_CONTENT_PX, TILE_PX } from "../formats/pyramid";

/** A mesh with the material of one panorama. */
export type PanoramaMesh = Mesh<BufferGeometry, ShaderMaterial>;

/**
 * The color of a panorama in a direction: from the tile that the page table names, or from the preview. Computed for each
 * pixel, because a tessellated sphere would only interpolate the texture coordinates.
 */
const PANORAMA_COLOR = `
  uniform sampler2D preview;
  uniform highp sampler2DArray tiles;
  uniform sampler2D pages;
  /** The size of the largest level, in tiles. */
  uniform vec2 grid;
  uniform float heading;
  const float TWO_PI = 6.283185307179586;
  vec3 panoramaColor(vec3 direction) {
    float u = fract((atan(direction.x, direction.y) - heading) / TWO_PI + 0.5);
    float v = 0.5 - asin(clamp(direction.z, -1.0, 1.0)) / (TWO_PI / 2.0);
    vec2 position = vec2(u, min(v, 0.999999)) * grid;
    vec2 page = texelFetch(pages, ivec2(position), 0).rg * 255.0;
    if (page.y < 0.5) return texture2D(preview, vec2(u, v)).rgb;
    vec2 inTile = fract(position / exp2(page.y - 1.0)) * ${TILE_CONTENT_PX}.0 + ${TILE_BORDER_PX}.0;
    return texture(tiles, vec3(inTile / ${TILE_PX}.0, page.x)).rgb;
  }
`;

const FULLSCREEN_SHADER = {
  vertexShader: `
    varying vec2 vPosition;
    void main() {
      vPosition = position.xy;
      gl_Position = vec4(position.xy, 0.0, 1.0);
    }
  `,
  fragmentShader: `
    ${PANORAMA_COLOR}
    uniform vec3 right;
    uniform vec3 up;
    uniform vec3 forward;
    uniform float opacity;
    varying vec2 vPosition;
    void main() {
      vec3 direction = normalize(forward + vPosition.x * right + vPosition.y * up);
      gl_FragColor = vec4(panoramaColor(direction), 1.0) * opacity;
    }
  `,
} as const;

/** The station sees a floor 1.5 m below its lens at this angle at a distance of 25 m. */
const MIN_FACING_COSINE = 0.06;

/** Draws a panorama on the surfaces that its station sees, so that it is correct also from other positions. */
const RELIEF_SHADER = {
  vertexShader: `
    uniform vec3 station;
    varying vec3 vFromStation;
    void main() {
      vFromStation = position - station;
      gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
    }
  `,
  fragmentShader: `
    ${PANORAMA_COLOR}
    uniform float opacity;
    varying vec3 vFromStation;
    void main() {
      vec3 direction = normalize(vFromStation);
      // Between a near object and what is behind it, the relief has surfaces that do not exist. The station sees them from
      // the side. While the panorama fades in, they appear last, so that they do not cover the lower one.
      vec3 normal = normalize(cross(dFdx(vFromStation), dFdy(vFromStation)));
      float facing = smoothstep(${MIN_FACING_COSINE / 3}, ${MIN_FACING_COSINE}, abs(dot(normal, direction)));
      gl_FragColor = vec4(panoramaColor(direction), 1.0) * opacity * mix(facing, 1.0, opacity * opacity);
    }
  `,
} as const;

const panoramaUniforms = () => ({
  preview: { value: null },
  tiles: { value: null },
  pages: { value: null },
  grid: { value: new Vector2() },
  heading: { value: 0 },
  opacity: { value: 0 },
});

/** Colors are premultiplied by the opacity. */
const PREMULTIPLIED_BLENDING = {
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const;

/** The panorama on its relief, from any position. The first mesh only finds the nearest surfaces, the second colors them. */
export interface ReliefMeshes {
  nearest: PanoramaMesh;
  colored: PanoramaMesh;
}

/** @param renderOrder meshes with a higher one are drawn over the others */
export function createReliefMeshes(renderOrder: number): ReliefMeshes {
  const geometry = new BufferGeometry();
  const material = new ShaderMaterial({
    ...RELIEF_SHADER,
    ...PREMULTIPLIED_BLENDING,
    uniforms: { ...panoramaUniforms(), station: { value: new Vector3() } },
    side: DoubleSide,
    depthWrite: false,
    depthFunc: LessEqualDepth,
  });
  const depthOnly = material.clone();
  depthOnly.colorWrite = false;
  depthOnly.depthWrite = true;
  const nearest = new Mesh(geometry, depthOnly);
  // The surfaces of one panorama must not hide those of the other.
  nearest.onBeforeRender = (renderer) => renderer.clearDepth();
  const colored = new Mesh(geometry, material);
  [nearest, colored].forEach((mesh, index) => {
    mesh.frustumCulled = false;
    mesh.renderOrder = renderOrder + index / 2;
  });
  return { nearest, colored };
}

/** @param renderOrder meshes with a higher one are drawn over the others */
export function createPanoramaMesh(renderOrder: number): PanoramaMesh {
  const material = new ShaderMaterial({
    ...FULLSCREEN_SHADER,
    ...PREMULTIPLIED_BLENDING,
    uniforms: {
      ...panoramaUniforms(),
      right: { value: new Vector3() },
      up: { value: new Vector3() },
      forward: { value: new Vector3() },
    },
    depthTest: false,
    depthWrite: false,
  });
  const mesh = createFullscreenMesh(material);
  mesh.renderOrder = renderOrder;
  return mesh;
}
