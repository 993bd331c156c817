export { activityFrom } from './activity-from.ts'
export { deleteAgentActivities } from './delete-agent-activities.ts'
export { listRecentActivities } from './list-recent-activities.ts'
export { recordActivity } from './record-activity.ts'
