interface ReturningAccess {
  /** The heading of the list, with what to do about it. */
  readonly says: string
  /** Selects a `name` for each entry. Tables that begin with `was_` hold what the restore replaced. */
  readonly sql: string
}

/** Accounts and agents that were there before the restore and are there after it. */
const users = `public.users u join was_users w on w.id = u.id and w.created_at = u.created_at`
const agents = `public.agents a join was_agents w on w.id = a.id and w.created_at = a.created_at
  join public.users o on o.id = a.owner_id`
const agentName = `'“' || a.name || '” of ' || o.username as name`

/** Everything that can be taken back from somebody, and that a restore gives back as the backup has it. */
export const returningAccess: readonly ReturningAccess[] = [
  {
    says: 'Deleted accounts can sign in again (npm run admin -- disable USER):',
    sql: `select u.username as name from public.users u where not u.is_system
      and not exists (select from was_users w where w.id = u.id and w.created_at = u.created_at) order by u.id`,
  },
  {
    says: 'Disabled accounts are enabled again (npm run admin -- disable USER):',
    sql: `select u.username as name from ${users} where w.disabled_at is not null and u.disabled_at is null order by u.id`,
  },
  {
    says: 'Changed passwords: the old password works again (npm run admin -- reset-link USER):',
    sql: `select u.username as name from ${users}
      where u.password_hash is not null and w.password_hash is distinct from u.password_hash order by u.id`,
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
  {
    says: 'Replaced API keys work again, and the newer ones have stopped working:',
    sql: `select ${agentName} from ${agents} where w.api_key <> a.api_key or exists
      (select from public.retired_keys r where r.agent_id = a.id and r.ends_at > now() and not exists
        (select from was_retired_keys k where k.agent_id = a.id and k.key_hash = r.key_hash and k.ends_at >= r.ends_at))
      order by a.id`,
  },
  {
    says: 'Replaced or removed secret keys work again, and any newer ones have stopped working:',
    sql: `select ${agentName} from ${agents} where a.secret_key_hash is not null
      and w.secret_key_hash is distinct from a.secret_key_hash order by a.id`,
  },
  {
    says: 'Replaced or removed private links work again:',
    sql: `select ${agentName} from ${agents} where a.link_key is not null
      and w.link_key is distinct from a.link_key order by a.id`,
  },
  {
    says: 'Replaced or removed identity secrets, which websites use to identify visitors, work again:',
    sql: `select ${agentName} from ${agents} where a.identity_secret_id is not null
      and w.identity_secret_id is distinct from a.identity_secret_id order by a.id`,
  },
  {
    says: 'Replaced webhook secrets are used for signing again:',
    sql: `select h.url || ', ' || ${agentName} from ${agents} join public.webhooks h on h.agent_id = a.id
      join was_webhooks k on k.id = h.id and k.agent_id = a.id and k.secret <> h.secret order by h.id`,
  },
  {
    says: 'Webhooks that were deleted or turned off send events again:',
    sql: `select h.url || ', ' || ${agentName} from ${agents} join public.webhooks h on h.agent_id = a.id
      where h.status = 'active' and not exists
        (select from was_webhooks k where k.id = h.id and k.agent_id = a.id and k.status <> 'off') order by h.id`,
  },
]
