import {
  LinearFilter,
  Mesh,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";

const SIZE_PX = 256;
/** Surfaces higher than this cast no contact shadow, in meters. */
const MAX_HEIGHT_M = 0.1;
const NEAR_PLANE_M = 0.001;
/** The widths of the blur in texels. The first pass softens edges, the second one spreads the shadow. */
const BLURS_PX = [2, 7];

const DARKNESS_SHADER = {
  vertexShader: `
    varying float height;
    void main() {
      vec4 worldPosition = modelMatrix * vec4(position, 1.0);
      height = worldPosition.y;
      gl_Position = projectionMatrix * viewMatrix * worldPosition;
    }
  `,
  fragmentShader: `
    varying float height;
    void main() {
      float darkness = 1.0 - smoothstep(0.0, ${MAX_HEIGHT_M.toFixed(2)}, height);
      gl_FragColor = vec4(darkness * darkness, 0.0, 0.0, 1.0);
    }
  `,
};

const BLUR_SHADER = {
  vertexShader: `
    varying vec2 texel;
    void main() {
      texel = uv;
      gl_Position = vec4(position.xy, 0.0, 1.0);
    }
  `,
  fragmentShader: `
    uniform sampler2D source;
    uniform vec2 direction;
    varying vec2 texel;
    void main() {
      float sum = 0.0;
      float weights = 0.0;
      for (float tap = -8.0; tap <= 8.0; tap++) {
        float weight = exp(-tap * tap / 24.0);
        sum += texture2D(source, texel + direction * tap / 3.0).r * weight;
        weights += weight;
      }
      gl_FragColor = vec4(sum / weights, 0.0, 0.0, 1.0);
    }
  `,
};

export interface ContactShadow {
  /** The darkness in the red channel: a square of `2 × radius` around the origin, from above. */
  texture: Texture;
  dispose(): void;
}

/** Draws the soft shadow of objects on the floor, seen from below and blurred. */
export function createContactShadow(renderer: WebGLRenderer, objects: Object3D, radius: number): ContactShadow {
  const options = { minFilter: LinearFilter, magFilter: LinearFilter, depthBuffer: true, generateMipmaps: false };
  const [target, blurred] = [
    new WebGLRenderTarget(SIZE_PX, SIZE_PX, options),
    new WebGLRenderTarget(SIZE_PX, SIZE_PX, options),
  ];
  drawDarkness(renderer, target, objects, radius);
  blur(renderer, target, blurred);
  blurred.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}

function drawDarkness(renderer: WebGLRenderer, target: WebGLRenderTarget, objects: Object3D, radius: number): void {
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, NEAR_PLANE_M, MAX_HEIGHT_M);
  // Looks up from below the floor, so that the surfaces closest to the floor hide those above them.
  camera.position.y = -2 * NEAR_PLANE_M;
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 1, 0);
  const scene = new Scene();
  const material = new ShaderMaterial(DARKNESS_SHADER);
  const { parent } = objects;
  scene.overrideMaterial = material;
  scene.add(objects);
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  renderer.setRenderTarget(null);
  scene.remove(objects);
  parent?.add(objects);
  material.dispose();
}

function blur(renderer: WebGLRenderer, target: WebGLRenderTarget, blurred: WebGLRenderTarget): void {
  const direction = new Vector2();
  const uniforms = { source: { value: target.texture }, direction: { value: direction } };
  const material = new ShaderMaterial({ ...BLUR_SHADER, uniforms, depthTest: false, depthWrite: false });
  const screen = new Mesh(new PlaneGeometry(2, 2), material);
  screen.frustumCulled = false;
  const camera = new OrthographicCamera();
  const drawPass = (from: WebGLRenderTarget, to: WebGLRenderTarget, right: number, up: number): void => {
    uniforms.source.value = from.texture;
    direction.set(right, up).divideScalar(SIZE_PX);
    renderer.setRenderTarget(to);
    renderer.render(screen, camera);
  };
  for (const width of BLURS_PX) {
    drawPass(target, blurred, width, 0);
    drawPass(blurred, target, 0, width);
  }
  renderer.setRenderTarget(null);
  screen.geometry.dispose();
  material.dispose();
}
