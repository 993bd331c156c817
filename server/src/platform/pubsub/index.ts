export { openPubsub, type Pubsub } from './open-pubsub.ts'
