import { z } from 'zod'

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish()

/** The fields read from an event. A signature proves the sender, not the shape. */
export const stripeEvent = z.looseObject({
  id: z.string().min(1),
  type: z.string(),
  data: z.looseObject({
    object: z.looseObject({
      id: z.string().nullish(),
      client_reference_id: z.string().nullish(),
      subscription: reference,
      released_subscription: z.string().nullish(),
      parent: z
        .looseObject({ subscription_details: z.looseObject({ subscription: reference }).nullish() })
        .nullish(),
    }),
  }),
})
