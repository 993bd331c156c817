export { offerOperatorCode } from './offer-operator-code.ts'
