import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/create-test-database.ts'
import { comparedColumns } from './compare-access.ts'
import { openingTables } from './end-restored-access.ts'

/** Tables by which nobody gets in anywhere: what is said, known, counted, paid, sent or under way. */
const closedTables = `
  action_runs actions activities agent_imports agent_knowledge analytics_progress analytics_quarters analytics_question_lists
  analytics_stale_quarters answer_receipts audit_entries billing_events blob_parts blobs check_questions check_results check_runs
  checkouts conversation_counts conversation_ends conversations credit_usage curated_answers daily_limit_notices
  daily_replies dismissed_messages email_proofs identity_problems index_entries index_parts index_versions installation_settings instruction_versions knowledge_entries knowledge_sources leads
  link_previews mcp_servers messages migrations model_budget_reservations model_budget_usage model_choices model_connections model_spend model_usage passage_questions passage_vectors passages receipts scrape_jobs
  scrape_pages scrape_texts security_events server_settings signing_keys site_pages source_items stored_objects subscriptions sync_schedules throttles
  token_reservations topic_vectors training_states turns unreadable_entries visitor_details visitor_pictures webhook_deliveries website_pages websites
  widget_sites`

/** Columns of compared tables that let nobody in, or never change without one that is compared. */
const closedColumns: Readonly<Record<string, string>> = {
  users: `billing_anchor_at display_name email_confirmed_at granted_tier is_system last_seen_at passkey_handle
    pending_email username_key`,
  two_steps: 'last_step',
  passkeys: 'counter created_at id last_used_at name public_key transports',
  identities: 'created_at email id last_used_at',
  invitations: 'created_at email_key expires_at',
  workspace_members: 'joined_at',
  workspace_invitations: 'email expires_at id mail_token_hash role workspace_id',
  workspace_handovers: 'expires_at id',
  agents: `action_revision allows_takeover api_key_known_to brand_color consent_line conversation_count curated_bytes curated_revision custom_tone
    daily_replies daily_replies_per_address description forgotten_noted_at forgotten_notices greeting human_contact instructions
    identity_secret lead_form live_version model_reads_scans name model_budget office_hours own_starter_prompts paused_from proactive_message
    profile_image_blob_id public_id refusal_texts reply_check reply_model
    reply_tokens_max retention_days secret_key_ending tagline takes_pictures temperature theme tone_type touched_at
    trained_starter_prompts trains_itself uses_models`,
  retired_keys: 'ending retired_at seen_at seen_on',
  webhooks: `claimed_until created_at failing_since former_secret former_secret_ends_at pauses refusals retry_at`,
}

const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '')

test('of every table and column it is decided whether a restore gives access back by it', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select table_name::text as name, array_agg(column_name::text order by column_name::text collate "C") as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
    )
    const compared = Object.entries(comparedColumns)
    const decided = new Set([...Object.keys(comparedColumns), ...openingTables, ...wordsOf(closedTables)])
    expect([...decided].sort()).toEqual(rows.map(({ name }) => name).sort())
    expect(
      compared.map(([table, columns]) => [table, [...columns, ...wordsOf(closedColumns[table])].sort()]),
    ).toEqual(compared.map(([table]) => [table, rows.find(({ name }) => name === table)?.columns]))
  } finally {
    await client.end()
    await drop()
  }
})
