export { forgetDailyReplies } from './forget-daily-replies.ts'
export { drainLiveTurns } from './live/live-turns.ts'
export { chatRoutes } from './routes.ts'
export { settleLostTurns } from './settle-lost-turns.ts'
