import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentSchema, readConfig } from './config.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
const documented = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8')

test('the example lists every variable with its meaning, and is itself a valid environment', () => {
  const listed = [...example.matchAll(/^# (.+)\n([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, meaning, name]) => [
    name,
    meaning,
  ])
  const known = Object.entries(environmentSchema.shape).map(([name, schema]) => [name, schema.description])
  expect(listed).toEqual(known)
  for (const [name] of known) expect(documented).toContain(`\`${name}\``)
  const values = Object.fromEntries(
    [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(readConfig(values)).toEqual(readConfig({}))
})

test('everything that is wrong is said at once', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' }
  expect(() => readConfig(wrong)).toThrow(/3 invalid value[\s\S]*PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/)
})

test('what is wrong is said in words that need no knowledge of schemas', () => {
  const said = (environment: Record<string, string>) => {
    try {
      return readConfig(environment)
    } catch (error) {
      return String(error)
    }
  }
  expect(said({ PORT: 'abc' })).toMatch(/ {2}PORT: must be a number, such as 8080$/)
  expect(said({ PORT: '99999' })).toMatch(/ {2}PORT: must be a number of at most 65535$/)
  expect(said({ BACKUP_KEEP_DAYS: '0' })).toMatch(/must be a number of at least 1$/)
  expect(said({ RATE_LIMITS: 'yes' })).toMatch(/ {2}RATE_LIMITS: must be one of: on, off$/)
  expect(said({ DATABASE_URL: 'mysql://x' })).toMatch(/must be a URL that starts with postgres:\/\/$/)
  expect(said({ DATABASE_READ_URL: 'garbage' })).toMatch(/must be a URL that starts with postgres:\/\/$/)
  expect(said({ PUBLIC_URL: 'chat' })).toMatch(/must be a URL that starts with https:\/\/ or http:\/\/$/)
})

test('a pooler in transaction mode needs the way past it, which is of no use otherwise', () => {
  const [pooler, direct] = ['postgres://me:secret@pool/parleykit', 'postgres://me:secret@db/parleykit']
  expect(
    readConfig({ DATABASE_URL: pooler, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: direct }),
  ).toMatchObject({ databaseUrl: direct, databasePoolerUrl: pooler })
  expect(readConfig({ DATABASE_URL: direct })).toMatchObject({ databaseUrl: direct, databasePoolerUrl: null })
  expect(() => readConfig({ DATABASE_URL: pooler, DATABASE_POOLING: 'transaction' })).toThrow(
    /DATABASE_POOLING: transaction also needs DATABASE_DIRECT_URL$/,
  )
  expect(() => readConfig({ DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: direct })).toThrow(
    /DATABASE_POOLING: transaction also needs DATABASE_URL/,
  )
  const replica = 'postgres://replica/parleykit'
  expect(readConfig({ DATABASE_URL: direct, DATABASE_READ_URL: replica }).databaseReadUrl).toBe(replica)
  expect(readConfig({ DATABASE_URL: direct }).databaseReadUrl).toBeNull()
  expect(() => readConfig({ DATABASE_READ_URL: replica })).toThrow(/DATABASE_READ_URL: needs DATABASE_URL/)
  expect(() => readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toThrow(
    /DATABASE_DIRECT_URL: needs DATABASE_POOLING=transaction/,
  )
})

test.each(['0', '-1', 'lots', '1.5', '-2.5', '99', 'NaN'])(
  '%s workers are refused in one sentence',
  (WEB_WORKERS) => {
    expect(() => readConfig({ WEB_WORKERS, PORT: 'x' })).toThrow(
      [
        'The environment has 2 invalid values:',
        '  PORT: must be a number, such as 8080',
        '  WEB_WORKERS: must be a number from 1 to 16, or auto',
      ].join('\n'),
    )
    expect([readConfig({ WEB_WORKERS: '16' }).webWorkers, readConfig({}).webWorkers]).toEqual([16, 1])
  },
)

test('help is a mail address or a page, and nothing that a link could run', () => {
  for (const contact of ['help@shop.example', 'https://shop.example/help'])
    expect(readConfig({ SUPPORT_CONTACT: contact }).supportContact).toBe(contact)
  expect(readConfig({ SUPPORT_CONTACT: '' }).supportContact).toBeNull()
  for (const wrong of ['javascript:alert(1)', 'ask Tom', 'ftp://shop.example'])
    expect(() => readConfig({ SUPPORT_CONTACT: wrong })).toThrow(/SUPPORT_CONTACT: must be an email address/)
})

test('models need what belongs to them, and a key is never repeated', () => {
  const secret = 'sk-very-secret'
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment)
      return ''
    } catch (error) {
      return String(error)
    }
  }
  expect(problemsOf({ LLM_API_KEY: secret })).toMatch(/LLM_API_KEY: also needs LLM_MODEL/)
  expect(problemsOf({ LLM_MODEL: 'm', LLM_API_KEY: secret })).toMatch(
    /LLM_MODEL: needs LLM_PROVIDER or LLM_BASE_URL/,
  )
  expect(problemsOf({ LLM_MODEL: 'm', LLM_PROVIDER: 'openai' })).toMatch(/needs LLM_API_KEY/)
  expect(problemsOf({ LLM_MODEL: 'm', LLM_BASE_URL: 'ftp://x', LLM_PRICES: 'm=1/2' })).toMatch(/LLM_BASE_URL/)
  expect(problemsOf({ LLM_MODEL: 'm', LLM_BASE_URL: 'http://x/v1', LLM_PRICES: 'm' })).toMatch(/LLM_PRICES/)
  expect(problemsOf({ EMBEDDING_API_KEY: secret })).toMatch(/EMBEDDING_API_KEY: also needs EMBEDDING_MODEL/)
  expect(problemsOf({ LLM_API_KEY: secret, LLM_TOTAL_SECONDS: '-1' })).not.toContain(secret)
})

test('a value may stand in a file, which is told of when it has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parleykit-config-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const address = 'postgres://me:secret@db/parleykit'
  const given = file('given', `${address}\n`)
  expect(readConfig({ DATABASE_URL_FILE: given, LLM_API_KEY_FILE: '' }).databaseUrl).toBe(address)
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment)
      return ''
    } catch (error) {
      return String(error)
    }
  }
  const wrong = {
    DATABASE_URL: address,
    DATABASE_URL_FILE: given,
    STRIPE_SECRET_KEY_FILE: file('empty', '\n'),
  }
  const said = problemsOf({
    ...wrong,
    SMTP_URL_FILE: join(folder, 'none'),
    OIDC_CLIENT_SECRET_FILE: folder,
    LLM_API_KEY_FILE: file('large', 'k'.repeat(20_000)),
  })
  expect(said).toMatch(/DATABASE_URL_FILE: DATABASE_URL is also set/)
  expect(said).toMatch(/STRIPE_SECRET_KEY_FILE: .*empty is empty/)
  expect(said).toMatch(/SMTP_URL_FILE: ENOENT/)
  expect(said).toMatch(/OIDC_CLIENT_SECRET_FILE: EISDIR/)
  expect(said).toMatch(/LLM_API_KEY_FILE: .*large has more than 16 KB/)
  expect(said).toMatch(/has 5 invalid value/)
  expect(said).not.toContain('secret@')
  rmSync(folder, { recursive: true })
})

test('an OpenAI-compatible server needs an address and a model alone', () => {
  const { languageModel, embedding } = readConfig({
    LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
    LLM_MODEL: 'llama',
    LLM_PRICES: 'llama=0.15/0.60, other=1/2',
  })
  expect(languageModel).toMatchObject({
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: null,
    fastModel: 'llama',
    helperModel: null,
    firstTokenMs: 10_000,
  })
  expect(languageModel?.prices.get('other')).toEqual({ input: 1, output: 2 })
  expect(embedding).toBeNull()
})

test('mail needs its sender and the address of its links, and a password is never repeated', () => {
  const [secret, PUBLIC_URL] = ['very-secret', 'https://a.example']
  const SMTP_URL = `smtps://user:${secret}@mail.example.com`
  const problemsOf = (environment: Record<string, string>) => {
    try {
      return JSON.stringify(readConfig(environment).mail)
    } catch (error) {
      return String(error)
    }
  }
  expect(problemsOf({ SMTP_URL })).toMatch(
    /SMTP_URL: also needs MAIL_FROM[\s\S]*SMTP_URL: also needs PUBLIC_URL/,
  )
  expect(problemsOf({ SMTP_URL })).not.toContain(secret)
  expect(problemsOf({ MAIL_FROM: 'a@example.com' })).toMatch(/MAIL_FROM: also needs SMTP_URL/)
  expect(problemsOf({ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'A <a@example.com>\r\nBcc: b@example.com' })).toMatch(
    /MAIL_FROM/,
  )
  expect(problemsOf({ SMTP_URL: `http://user:${secret}@x`, PUBLIC_URL })).not.toContain(secret)
  const { mail } = readConfig({ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'ParleyKit <a@example.com>' })
  expect(mail).toMatchObject({ kind: 'smtp', from: 'ParleyKit <a@example.com>', needsTls: true })
  expect(readConfig({ DATA_DIR: '/data' }, { mailToFiles: true }).mail).toEqual({
    kind: 'files',
    folder: '/data/mail',
  })
  expect(readConfig({}).mail).toBeNull()
})

test('keys that are none of Stripe’s are refused, and not repeated', () => {
  const keys = { BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_51H', STRIPE_WEBHOOK_SECRET: 'whsec_aa+/=' }
  expect(readConfig(keys).billing.stripe).toMatchObject({ secretKey: 'sk_test_51H' })
  const swapped = {
    STRIPE_SECRET_KEY: keys.STRIPE_WEBHOOK_SECRET,
    STRIPE_WEBHOOK_SECRET: keys.STRIPE_SECRET_KEY,
  }
  expect(() => readConfig({ ...keys, ...swapped })).toThrow(
    [
      'The environment has 2 invalid values:',
      '  STRIPE_SECRET_KEY: must be a Stripe secret key, which starts with sk_ or rk_',
      '  STRIPE_WEBHOOK_SECRET: must be the signing secret of the Stripe webhook, which starts with whsec_',
    ].join('\n'),
  )
})

test('further hosts are read as names, without scheme and port', () => {
  expect(readConfig({ ALLOWED_HOSTS: ' Chat.example , intranet ' }).allowedHosts).toEqual([
    'chat.example',
    'intranet',
  ])
  for (const ALLOWED_HOSTS of ['https://chat.example', 'chat.example:443', '*.example'])
    expect(() => readConfig({ ALLOWED_HOSTS })).toThrow('ALLOWED_HOSTS: needs host names')
})

test('only addresses, ranges and names of networks are proxies, and never all addresses', () => {
  const right = ['127.0.0.1', ' 10.0.0.5, 172.16.0.0/12 ', 'loopback,uniquelocal', '::1', 'fd00::/8']
  for (const TRUST_PROXY of right) expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
  for (const TRUST_PROXY of ['all', 'true', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.5;10.0.0.6'])
    expect(() => readConfig({ TRUST_PROXY })).toThrow(
      /TRUST_PROXY: needs addresses or ranges such as 10\.0\.0\.5/,
    )
})
