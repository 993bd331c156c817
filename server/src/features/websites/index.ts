export { adoptWebsites } from './adopt-websites.ts'
export { canonicalUrl } from './core/canonical-url.ts'
export { findSyncSchedule } from './find-sync-schedule.ts'
export { syncHooks } from './hooks.ts'
