import { getUser } from '@parleykit/contract/auth/account'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import { afterEach, expect, test } from 'vitest'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type OidcWorld, openOidcWorld } from '../../../../test/oidc/open-oidc-world.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { createInvitation } from '../create-invitation.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function openWorld(registration: 'invite' | 'closed'): Promise<OidcWorld> {
  const world = await openOidcWorld({ REGISTRATION: registration })
  undo.push(world.close)
  return world
}

test('a server that takes no new accounts takes its first one, and those that exist', async () => {
  const world = await openWorld('closed')
  const { login } = world.person()
  expect(await world.signIn(world.openBrowser(), login)).toMatchObject({ body: { isNew: true } })
  const late = world.person()
  expect(await world.signIn(world.openBrowser(), late.login)).toMatchObject({
    status: 403,
    body: { code: 'registration_closed', message: accountTexts.registrationClosed },
  })
  expect(await world.signIn(world.openBrowser(), login)).toMatchObject({ body: { isNew: false } })
})

test('where invitations are needed, each makes one account, of its own address', async () => {
  const world = await openWorld('invite')
  await makeOwner(world.app.origin)
  const guest = world.person()
  const refused = await world.signIn(world.openBrowser(), guest.login)
  expect(refused).toMatchObject({ status: 403, body: { message: accountTexts.invitationRequired } })
  const { token: invite } = await createInvitation(world.app.platform(), guest.email)
  const other = await world.signIn(world.openBrowser(), world.person().login, { invite })
  expect(other).toMatchObject({ status: 403, body: { message: accountTexts.invitationOfAnother } })
  expect(await world.signIn(world.openBrowser(), guest.login, { invite })).toMatchObject({
    body: { isNew: true },
  })
  const again = await world.signIn(world.openBrowser(), world.person().login, { invite })
  expect(again).toMatchObject({ status: 403, body: { message: accountTexts.invitationInvalid } })
})

test('the invitation of a workspace makes an account that is in it, whatever else holds', async () => {
  const world = await openWorld('closed')
  const owner = await makeOwner(world.app.origin)
  await setTier(world.app.databaseUrl, owner, 'pro')
  const invite = (await owner.call(inviteMember, { body: { role: 'editor' } })).body.token
  const browser = world.openBrowser()
  expect(await world.signIn(browser, world.person().login, { invite })).toMatchObject({
    body: { isNew: true },
  })
  const { workspaces } = (await browser.call(getUser)).body
  expect(workspaces).toMatchObject([{ id: owner.user.id, role: 'editor' }])
  const again = await world.signIn(world.openBrowser(), world.person().login, { invite })
  expect(again).toMatchObject({ status: 403, body: { code: 'registration_closed' } })
})
