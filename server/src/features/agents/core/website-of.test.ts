import { expect, test } from 'vitest'
import { websiteOf } from './website-of.ts'

const own = 'chat.example:3000'

test('a website is what the frame tells, else the Origin, and nothing that is no host', () => {
  expect(websiteOf({ 'x-website': 'Shop.example:8080', origin: 'http://chat.example:3000' }, own)).toBe(
    'shop.example:8080',
  )
  expect(websiteOf({ origin: 'https://shop.example' }, own)).toBe('shop.example')
  expect(websiteOf({ origin: 'http://chat.example:3000' }, own)).toBeNull()
  expect(websiteOf({ origin: 'null' }, own)).toBeNull()
  expect(websiteOf({}, own)).toBeNull()
  expect(websiteOf({ 'x-website': 'a b<script>' }, own)).toBeNull()
  expect(websiteOf({ 'x-website': `${'a'.repeat(300)}.example` }, own)).toBeNull()
  expect(websiteOf({ 'x-website': 'shop.example/path?secret=1' }, own)).toBe('shop.example')
})
