export { BrowserFault } from './browser-fault.ts'
export { openRenderer, type Renderer } from './open-renderer.ts'
