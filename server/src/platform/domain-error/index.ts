export { DomainError, notFound } from './domain-error.ts'
