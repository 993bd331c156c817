/** What is offered where a plan is full. */
export const planTexts = { upgradeNow: 'Upgrade Now' } as const
