export { canonicalUrl } from './core/canonical-url.ts'
export { findSyncSchedule } from './find-sync-schedule.ts'
export { syncHooks } from './hooks.ts'
export { recordSourceUrls } from './record-source-urls.ts'
