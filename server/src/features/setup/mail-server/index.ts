export { findMailConfig } from './find-mail-config.ts'
