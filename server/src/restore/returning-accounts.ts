/** One entry of what a restore gives back. */
export interface ReturningAccess {
  /** The heading of the list, with what to do about it. */
  readonly says: string
  /** Selects a `name` for each entry. Tables that begin with `was_` hold what the restore replaced. */
  readonly sql: string
}

/** Accounts that were there before the restore and are there after it. */
const users = `public.users u join was_users w on w.id = u.id and w.created_at = u.created_at`

/** What can be taken back from accounts and members of workspaces, and what a restore gives back as the backup has it. */
export const returningAccounts: readonly ReturningAccess[] = [
  {
    says: 'Deleted accounts can sign in again, and their agents are back (npm run admin -- disable USER):',
    sql: `select u.username as name from public.users u where not u.is_system
      and not exists (select from was_users w where w.id = u.id and w.created_at = u.created_at) order by u.id`,
  },
  {
    says: 'Disabled accounts are enabled again, and so are their agents (npm run admin -- disable USER):',
    sql: `select u.username as name from ${users} where w.disabled_at is not null and u.disabled_at is null order by u.id`,
  },
  {
    says: 'Changed passwords: the old password works again (npm run admin -- reset-link USER):',
    sql: `select u.username as name from ${users}
      where u.password_hash is not null and w.password_hash is distinct from u.password_hash order by u.id`,
  },
  {
    says: 'Changed email addresses: password reset links go to the old address again (change it in Profile):',
    sql: `select u.username || ': ' || u.email || ' instead of ' || w.email as name from ${users}
      where w.email_key <> u.email_key order by u.id`,
  },
  {
    says: 'The admin plan, which shows the server status, was taken away and is back (npm run admin -- grant USER PLAN):',
    sql: `select u.username as name from ${users}
      where u.subscription_tier = 'admin' and w.subscription_tier <> 'admin' and not u.is_system order by u.id`,
  },
  {
    says: 'Two-step sign-in is off again for accounts that turned it on:',
    sql: `select u.username as name from ${users} where
      exists (select from was_two_steps t where t.user_id = u.id and t.confirmed_at is not null) and not
      exists (select from public.two_steps t where t.user_id = u.id and t.confirmed_at is not null) order by u.id`,
  },
  {
    says: 'Two-step sign-in asks for codes from the earlier app again, although it was turned off or set up again:',
    sql: `select u.username as name from ${users} join public.two_steps t on t.user_id = u.id
      where t.confirmed_at is not null and not exists
        (select from was_two_steps s where s.user_id = u.id and s.sealed_secret = t.sealed_secret) order by u.id`,
  },
  {
    says: 'Used or replaced recovery codes work again (renew them in Profile):',
    sql: `select u.username || ' (' || count(*) || ')' as name from ${users} join public.recovery_codes c on c.user_id = u.id
      where not exists (select from was_recovery_codes k where k.user_id = u.id and k.code_hash = c.code_hash)
      group by u.id, u.username order by u.id`,
  },
  {
    says: 'Removed passkeys work again (npm run admin -- passkeys-off USER removes all passkeys of an account):',
    sql: `select u.username || ': ' || p.name as name from ${users} join public.passkeys p on p.user_id = u.id
      where not exists (select from was_passkeys k where k.user_id = u.id and k.credential_id = p.credential_id)
      order by u.id, p.id`,
  },
  {
    says: 'Unlinked identity provider sign-ins work again:',
    sql: `select u.username || coalesce(': ' || i.email, '') as name from ${users} join public.identities i on i.user_id = u.id
      where not exists (select from was_identities k
        where k.user_id = u.id and k.issuer = i.issuer and k.subject = i.subject) order by u.id, i.id`,
  },
  {
    says: 'Members who left or were removed are back in the workspace:',
    sql: `select u.username || ' in the workspace of ' || o.username as name from public.workspace_members m
      join ${users} on u.id = m.user_id join public.users o on o.id = m.workspace_id
      where not exists (select from was_workspace_members k
        where k.workspace_id = m.workspace_id and k.user_id = m.user_id) order by o.id, u.id`,
  },
  {
    says: 'Members have their earlier role again:',
    sql: `select u.username || ' is ' || m.role || ' in the workspace of ' || o.username as name from public.workspace_members m
      join ${users} on u.id = m.user_id join public.users o on o.id = m.workspace_id
      join was_workspace_members k on k.workspace_id = m.workspace_id and k.user_id = m.user_id and k.role <> m.role
      order by o.id, u.id`,
  },
  {
    says: 'Agent transfers that were accepted or withdrawn are open again:',
    sql: `select o.username || ' to ' || r.username as name from public.workspace_handovers h
      join public.users o on o.id = h.workspace_id join public.users r on r.id = h.user_id
      where not exists (select from was_workspace_handovers k
        where k.workspace_id = h.workspace_id and k.user_id = h.user_id) order by o.id`,
  },
  {
    says: 'Used or withdrawn workspace invitations work again:',
    sql: `select coalesce(i.email, 'a link without an address') || ', to the workspace of ' || o.username as name
      from public.workspace_invitations i join public.users o on o.id = i.workspace_id
      where i.expires_at > now() and not exists
        (select from was_workspace_invitations k where k.token_hash = i.token_hash) order by o.id, i.id`,
  },
  {
    says: 'Used registration invitations work again:',
    sql: `select coalesce(i.email_key, 'a link without an address') as name from public.invitations i
      where i.expires_at > now() and not exists (select from was_invitations k where k.token_hash = i.token_hash)
      order by i.created_at`,
  },
]
