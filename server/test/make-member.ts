import type { MemberRole } from '@parleykit/contract/base/roles'
import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import { makeOwner, type TestOwner } from './make-owner.ts'

/** A newly registered account that is in the workspace of an owner, whose plan has a seat for it. */
export async function makeMember(origin: string, owner: TestOwner, role: MemberRole): Promise<TestOwner> {
  const { status, body } = await owner.call(inviteMember, { body: { role } })
  if (status !== 201) throw new Error(`Inviting failed: ${JSON.stringify(body)}`)
  return makeOwner(origin, body.token)
}
