import { expect, test } from 'vitest'
import { openStorage } from './storage.ts'
import { openVisitorIdentity } from './visitor-identity.ts'

function browserStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

const refuse = (): Storage => {
  throw new DOMException('The document is sandboxed', 'SecurityError')
}

test('the visitor keeps id and conversation over page loads', () => {
  const local = browserStorage()
  const first = openVisitorIdentity(
    openStorage(() => local),
    'shop',
    false,
  )
  first.rememberConversation(42)
  const second = openVisitorIdentity(
    openStorage(() => local),
    'shop',
    false,
  )
  expect(first.visitorId).toMatch(/^visitor-[0-9a-f-]{36}$/)
  expect(second.visitorId).toBe(first.visitorId)
  expect(second.readLastConversation()).toBe(42)
  second.forgetConversation()
  expect(first.readLastConversation()).toBe(null)
})

test('conversations are kept apart by agent, and the playground has its own visitor', () => {
  const local = browserStorage()
  const storage = openStorage(() => local)
  const visitor = openVisitorIdentity(storage, 'shop', false)
  visitor.rememberConversation('pending')
  const preview = openVisitorIdentity(storage, 'shop', true)
  expect(openVisitorIdentity(storage, 'club', false).readLastConversation()).toBe(null)
  expect(preview.visitorId).not.toBe(visitor.visitorId)
  expect(preview.readLastConversation()).toBe(null)
  expect(visitor.readLastConversation()).toBe('pending')
})

test('a token is kept for its agent, and two tabs that begin at once each keep their own', () => {
  const local = browserStorage()
  const open = (publicId = 'shop') =>
    openVisitorIdentity(
      openStorage(() => local),
      publicId,
      false,
    )
  const [first, second] = [open(), open()]
  expect(first.readToken()).toBe(null)
  first.rememberToken('of-the-first')
  second.rememberToken('of-the-second')
  expect(first.readToken()).toBe('of-the-first')
  expect(open().readToken()).toBe('of-the-second')
  expect(open('club').readToken()).toBe(null)
})

test('where storage is refused the visitor lives in memory', () => {
  const storage = openStorage(refuse)
  const visitor = openVisitorIdentity(storage, 'shop', false)
  visitor.rememberConversation(7)
  visitor.rememberToken('token')
  expect(visitor.readToken()).toBe('token')
  expect(visitor.readLastConversation()).toBe(7)
  expect(openVisitorIdentity(storage, 'shop', false).visitorId).toBe(visitor.visitorId)
})

test('a full storage does not lose the visitor of this page', () => {
  const full = { ...browserStorage(), getItem: () => null, setItem: refuse }
  const storage = openStorage(() => full)
  const visitor = openVisitorIdentity(storage, 'shop', false)
  expect(openVisitorIdentity(storage, 'shop', false).visitorId).toBe(visitor.visitorId)
})
