import { sql } from '../../platform/database/drizzle.ts'

/** How many members joined the workspace before a row of `workspace_members`. */
export const membersBefore = sql`(
  select count(*) from workspace_members earlier
  where earlier.workspace_id = workspace_members.workspace_id
    and (earlier.joined_at, earlier.user_id) < (workspace_members.joined_at, workspace_members.user_id)
)`.mapWith(Number)
