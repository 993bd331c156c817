import type { ReturningAccess } from './returning-accounts.ts'

/** Agents that were there before the restore and are there after it. The product's own is nobody's. */
const agents = `public.agents a join was_agents w on w.id = a.id and w.created_at = a.created_at
  join public.users o on o.id = a.owner_id and not o.is_system`
const agentName = `'“' || a.name || '” of ' || o.username as name`

/** A status as a number: the higher, the more visitors may do. */
const opennessOf = (status: string) => `array_position(array['inactive', 'maintenance', 'active'], ${status})`

/** How access to agents can be closed, and what a restore opens again as the backup has it. */
export const returningAgents: readonly ReturningAccess[] = [
  {
    says: 'Deleted agents are back, with their keys and webhooks:',
    sql: `select ${agentName} from public.agents a join public.users o on o.id = a.owner_id and not o.is_system
      join was_users p on p.id = o.id and p.created_at = o.created_at
      where not exists (select from was_agents w where w.id = a.id and w.created_at = a.created_at) order by a.id`,
  },
  {
    says: 'Transferred agents belong to their earlier workspace again:',
    sql: `select '“' || a.name || '” belongs to ' || o.username || ' instead of ' || p.username as name from ${agents}
      join was_users p on p.id = w.owner_id where p.id <> o.id or p.created_at <> o.created_at order by a.id`,
  },
  {
    says: 'Agents that were in maintenance or inactive are open to visitors again:',
    sql: `select '“' || a.name || '” of ' || o.username || ' is ' || a.status || ' instead of ' || w.status as name
      from ${agents} where ${opennessOf('a.status')} > ${opennessOf('w.status')} order by a.id`,
  },
  {
    says: 'Agents that required a key are public again:',
    sql: `select ${agentName} from ${agents}
      where a.visibility = 'public' and w.visibility <> 'public' order by a.id`,
  },
  {
    says: 'Agents can be used on websites again that are no longer among their allowed domains:',
    sql: `select '“' || a.name || '” of ' || o.username || ': ' || case when cardinality(a.allowed_domains) = 0
        then 'any website' else (select string_agg(d, ', ') from unnest(a.allowed_domains) d
          where d <> all (w.allowed_domains)) end as name
      from ${agents} where cardinality(w.allowed_domains) > 0
      and (cardinality(a.allowed_domains) = 0 or not a.allowed_domains <@ w.allowed_domains) order by a.id`,
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
    says: 'Webhooks send to their earlier address again:',
    sql: `select h.url || ' instead of ' || k.url || ', ' || ${agentName} from ${agents}
      join public.webhooks h on h.agent_id = a.id join was_webhooks k on k.id = h.id and k.agent_id = a.id
      where h.status = 'active' and k.status <> 'off' and k.url <> h.url order by h.id`,
  },
  {
    says: 'Webhooks send events again that were deselected:',
    sql: `select h.url || ', ' || ${agentName} from ${agents} join public.webhooks h on h.agent_id = a.id
      join was_webhooks k on k.id = h.id and k.agent_id = a.id
      where h.status = 'active' and k.status <> 'off' and not h.events <@ k.events order by h.id`,
  },
  {
    says: 'Webhooks that were deleted or turned off send events again:',
    sql: `select h.url || ', ' || ${agentName} from ${agents} join public.webhooks h on h.agent_id = a.id
      where h.status = 'active' and not exists
        (select from was_webhooks k where k.id = h.id and k.agent_id = a.id and k.status <> 'off') order by h.id`,
  },
]
