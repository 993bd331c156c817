export { openPubsub, type Pubsub } from './open-pubsub.ts'
export { listMembers } from './presence.ts'
