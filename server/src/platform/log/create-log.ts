import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import { describeError } from './describe-error.ts'

/** Where everything of a process is logged, as Fastify logs; what people wrote and secrets stay out of it. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyBaseLogger {
  return Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
      ...(stream && { stream }),
    },
  }).log
}
