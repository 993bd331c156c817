import type pg from 'pg'

interface StoredObject {
  readonly key: string
  readonly byte_length: string
  readonly sha256: Buffer
}

/** The objects in the object store that belong to the tables that a restore replaces. */
export async function listStoredObjects(client: pg.Client): Promise<StoredObject[]> {
  const { rows: known } = await client.query(`select to_regclass('public.stored_objects') as found`)
  if (known[0]?.found === null) return []
  const { rows } = await client.query<StoredObject>('select key, byte_length, sha256 from stored_objects')
  return rows
}

/** Schedules their deletion once the restore is done: the restored data bring their own originals. */
export async function scheduleDeletion(client: pg.Client, objects: readonly StoredObject[]): Promise<void> {
  if (objects.length === 0) return
  await client.query(
    `insert into stored_objects (key, byte_length, sha256, delete_after)
     select key, byte_length, sha256, clock_timestamp()
     from unnest($1::text[], $2::bigint[], $3::bytea[]) as o (key, byte_length, sha256)`,
    [
      objects.map(({ key }) => key),
      objects.map(({ byte_length }) => byte_length),
      objects.map(({ sha256 }) => sha256),
    ],
  )
}
