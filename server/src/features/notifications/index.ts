export { type EmailText, emailTemplates } from './core/email-templates.ts'
export { toEmail } from './core/to-email.ts'
export { notifyOwner } from './notify-owner.ts'
export { subscribeOwner } from './subscribe-owner.ts'
