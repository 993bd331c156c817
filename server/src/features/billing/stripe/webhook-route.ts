import { stripeWebhook } from '@parleykit/contract/billing/limits'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { forgedWebhooks } from '../base/throttle-rules.ts'
import { callStripe } from './call-stripe.ts'
import { findStripeConfig } from './find-stripe-config.ts'
import { receiveStripeEvent } from './receive-stripe-event.ts'
import { stripeClientOf } from './stripe-client-of.ts'

/** Allowed difference between a signature's time and now, in seconds, in both directions. */
const toleranceSeconds = 300

/**
 * Receives Stripe's events; there is no such route while no Stripe account is connected. The signature covers the raw
 * bytes, so the body must not be parsed before.
 */
export function webhookRoute(app: FastifyInstance, platform: Platform): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      stripeWebhook.path,
      { schema: { hide: true }, bodyLimit: stripeWebhook.bytesMax },
      async (request) => {
        const config = await findStripeConfig(platform)
        if (!config) throw new DomainError('not_found', 'Not found')
        const client = await stripeClientOf(platform, config)
        const signature = request.headers['stripe-signature']
        const verify = async () => {
          if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) return null
          const now = platform.clock().getTime()
          if (isFromFuture(signature, now)) return null
          return client.webhooks
            .constructEventAsync(
              request.body,
              signature,
              config.webhookSecret,
              toleranceSeconds,
              undefined,
              now,
            )
            .catch(() => null) // any error means that it isn't from Stripe
        }
        const event = await verify()
        if (!event) {
          await platform.throttles.consume(forgedWebhooks, networkOf(request.ip))
          platform.log.warn(
            { address: request.ip },
            'A webhook was rejected: its signature is wrong, too old or from the future',
          )
          throw new DomainError('validation_failed', "The signature isn't valid")
        }
        if (!stripeEvent.safeParse(event).success)
          throw new DomainError('validation_failed', "This isn't a Stripe event")
        await callStripe(platform, () => receiveStripeEvent(platform, client, event))
        return { received: true }
      },
    )
  })
}

/** Stripe's library only checks that a signature isn't too old. */
function isFromFuture(signature: string, now: number): boolean {
  return signature
    .split(',')
    .some((part) => part.startsWith('t=') && Number(part.slice(2)) * 1000 > now + toleranceSeconds * 1000)
}

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish()

/** The fields read from an event. A signature proves the sender, not the shape. */
const stripeEvent = z.looseObject({
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
