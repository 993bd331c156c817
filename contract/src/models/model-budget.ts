import { z } from 'zod'

/** The largest budgets: more than anyone spends in a month. */
const tokensMax = 1_000_000_000_000
const dollarsMax = 1_000_000

const amountInvalid = 'Please enter an amount above 0'

/** How much models may take in a calendar month (UTC). Whole tokens, read and written, or US dollars. */
export const modelBudgetSchema = z.discriminatedUnion('unit', [
  z.object({
    unit: z.literal('tokens'),
    amount: z.number(amountInvalid).int('Please enter whole tokens').min(1, amountInvalid).max(tokensMax),
  }),
  z.object({
    unit: z.literal('usd'),
    amount: z.number(amountInvalid).min(0.01, 'Please enter at least 1 cent').max(dollarsMax),
  }),
])
export type ModelBudget = z.infer<typeof modelBudgetSchema>

/** US dollars for a million tokens. */
export const tokenPriceSchema = z.object({
  input: z.number().min(0).max(100_000),
  output: z.number().min(0).max(100_000),
})
export type TokenPrice = z.infer<typeof tokenPriceSchema>
