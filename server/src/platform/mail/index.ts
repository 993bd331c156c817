export type { Letter } from './letter.ts'
export { toMailFault } from './mail-fault.ts'
export { type Mail, openMail } from './open-mail.ts'
export { openTransport } from './open-transport.ts'
