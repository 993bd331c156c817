/** PostgreSQL can't be had; the message is written for the operator and says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** Another process has DATA_DIR. */
export class DataFolderInUseError extends EmbeddedPostgresError {}
