import { hash } from '@node-rs/argon2'

/** OWASP's smallest recommended setting for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id of a password, in PHC format with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}
