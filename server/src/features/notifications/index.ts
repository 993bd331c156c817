export { type EmailText, emailTemplates } from './core/email-templates.ts'
export { toLetter } from './core/to-letter.ts'
export { notifyOwner } from './notify-owner.ts'
export { subscribeOwner } from './subscribe-owner.ts'
