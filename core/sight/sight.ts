/** All of seeing, loaded when a camera is switched on. */
export { createCamera, isLoss } from './camera.ts';
export { markSize } from './marks.ts';
export { meaningsFor } from './numbers.ts';
export { watch } from './watching.ts';
