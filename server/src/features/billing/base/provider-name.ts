export type ProviderName = 'sandbox' | 'stripe'
