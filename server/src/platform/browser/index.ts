export { BrowserFault, type BrowserFaultKind } from './browser-fault.ts'
export { openRenderer, type Renderer } from './open-renderer.ts'
