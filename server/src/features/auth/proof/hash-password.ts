import { hash } from '@node-rs/argon2'
import { runInHashingQueue } from './run-in-hashing-queue.ts'

/** OWASP's minimum recommended settings for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id of a password, in PHC format with its own salt. Throws `not_ready` if too many are waiting. */
export function hashPassword(password: string, options: { urgent?: boolean } = {}): Promise<string> {
  return runInHashingQueue(() => hash(password, cost), options)
}
