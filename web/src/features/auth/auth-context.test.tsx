import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth-context.ts'

function Stray() {
  return useAuth().user?.username
}

test('the auth context needs its provider', () => {
  expect(() => renderToString(<Stray />)).toThrow('useAuth must be used within an AuthProvider')
})
