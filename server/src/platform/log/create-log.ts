import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Telemetry } from '../telemetry/index.ts'
import { describeError } from './describe-error.ts'
import { toLogRecord } from './to-log-record.ts'

/**
 * Creates the log of a process, shared with Fastify. It never contains people's messages or secrets.
 * @param telemetry also receives each line, with its trace; null if no telemetry is sent
 */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void } | null,
  telemetry: Telemetry | null = null,
): FastifyBaseLogger {
  return Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
      ...(stream && { stream }),
      ...(telemetry && {
        mixin: () => ({ ...telemetry.place() }),
        hooks: {
          streamWrite(line: string) {
            const record = toLogRecord(line)
            if (record) telemetry.log(record)
            return line
          },
        },
      }),
    },
  }).log
}
