import { z } from 'zod'

/** The largest budgets: more than anyone spends in a month. */
const tokensMax = 1_000_000_000_000
const dollarsMax = 1_000_000

const tokensInvalid = 'Please enter a whole number of tokens, such as 500,000'
const dollarsInvalid = 'Please enter an amount such as 0.50'

/** How much models may take in a calendar month (UTC). Whole tokens, read and written, or US dollars. */
export const modelBudgetSchema = z.discriminatedUnion('unit', [
  z.object({
    unit: z.literal('tokens'),
    amount: z
      .number(tokensInvalid)
      .max(tokensMax, `Please enter at most ${tokensMax.toLocaleString('en-US')} tokens`)
      .int(tokensInvalid)
      .min(1, 'Please enter at least 1 token'),
  }),
  z.object({
    unit: z.literal('usd'),
    amount: z
      .number(dollarsInvalid)
      .min(0.01, 'Please enter at least 0.01 US dollars')
      .max(dollarsMax, `Please enter at most ${dollarsMax.toLocaleString('en-US')} US dollars`),
  }),
])
export type ModelBudget = z.infer<typeof modelBudgetSchema>

/** The highest price of a million tokens, in US dollars. */
const priceMax = 100_000

const priceOf = (what: string) =>
  z
    .number(`Please enter a price for ${what}, such as 0.15`)
    .min(0, `Please enter at least $0 for ${what}`)
    .max(priceMax, `Please enter at most $${priceMax.toLocaleString('en-US')} for ${what}`)

/** US dollars for a million tokens. */
export const tokenPriceSchema = z.object({
  input: priceOf('tokens read (input)'),
  output: priceOf('tokens written (output)'),
})
export type TokenPrice = z.infer<typeof tokenPriceSchema>
