export type { Letter } from './letter.ts'
export { type Mail, openMail } from './open-mail.ts'
