/** The offer shown when a plan is full. */
export const planTexts = { upgradeNow: 'Upgrade Now' } as const
