/** Parts that few conversations need, fetched together on first use: each additional file would cost a request. */

export { ActionBox } from '../actions/action-box.tsx'
export { RestoreActions } from '../actions/restore-actions.tsx'
export { ContactOptions } from '../contact/contact-options.tsx'
export { LeadOffer } from '../contact/lead-offer.tsx'
export { ConversationMenu } from '../conversation-menu/conversation-menu.tsx'
export { CommentForm } from '../feedback/comment-form.tsx'
export { LivePerson } from '../live-handoff/live-person.tsx'
