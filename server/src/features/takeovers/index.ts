export { endTakeovers } from './end-takeovers.ts'
export { isSilent } from './is-silent.ts'
export { takeoverRoutes } from './routes.ts'
export { sendWaiting } from './send-waiting.ts'
