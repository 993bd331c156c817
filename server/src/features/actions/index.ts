export { offerAction } from './offer-action.ts'
