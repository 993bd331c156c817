/** Parts that few conversations need, fetched together on first use: each additional file would cost a request. */
export { CommentForm } from '../care/comment-form.tsx'
export { LeadOffer } from '../care/lead-offer.tsx'
export { WayToPerson } from '../care/way-to-person.tsx'
export { ConversationMenu } from '../conversation-menu/conversation-menu.tsx'
export { LivePerson } from '../person/live-person.tsx'
