/** What few conversations need, fetched together by the first that does: one file, since each further one costs a request. */
export { CommentForm } from '../care/comment-form.tsx'
export { LeadOffer } from '../care/lead-offer.tsx'
export { WayToPerson } from '../care/way-to-person.tsx'
export { ConversationMenu } from '../conversation-menu/conversation-menu.tsx'
export { LivePerson } from '../person/live-person.tsx'
